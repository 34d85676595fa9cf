;;; emacs.el --- Drives the language server through Eglot, with the configuration that ships -*- lexical-binding: t -*-

;; The folder of a copy of the themes is in $THEMES.  Ends with status 1 and a reason at the first answer
;; that is wrong.

(require 'eglot)
(require 'flymake)

;; Eglot needs a mode for YAML, which Emacs has only with a grammar.
(define-derived-mode yaml-mode text-mode "YAML")
(add-to-list 'auto-mode-alist '("\\.yaml\\'" . yaml-mode))
(load (expand-file-name "Editors/emacs/themetool.el") nil t)
(setcdr (assoc '(themetool-mode :language-id "yaml") eglot-server-programs)
        (list (getenv "THEMETOOL") "language-server"))

(defun wait (what condition)
  "Wait until CONDITION returns non-nil; WHAT is expected."
  (let ((end (+ (float-time) 20)))
    (while (not (funcall condition))
      (when (> (float-time) end)
        (message "emacs: timed out: %s" what)
        (kill-emacs 1))
      (accept-process-output nil 0.05))))

(defun findings ()
  "Return the texts of the findings that Flymake shows."
  (mapcar #'flymake-diagnostic-text (flymake-diagnostics)))

;; Other YAML files keep their mode.
(write-region "services: {}\n" nil (expand-file-name "docker-compose.yaml" (getenv "THEMES")) nil 'quiet)
(find-file (expand-file-name "docker-compose.yaml" (getenv "THEMES")))
(unless (eq major-mode 'yaml-mode)
  (message "emacs: another YAML file has the mode %s" major-mode)
  (kill-emacs 1))

(find-file (expand-file-name "standard.yaml" (getenv "THEMES")))
(unless (eq major-mode 'themetool-mode)
  (message "emacs: a theme has the mode %s" major-mode)
  (kill-emacs 1))
(let ((eglot-sync-connect t)) (apply #'eglot (eglot--guess-contact)))
(flymake-mode 1)
(flymake-start)
(defun signal-change ()
  "Send what Eglot sends while the user types."
  (eglot--signal-textDocument/didChange)
  (jsonrpc-async-request (eglot--current-server-or-lose) :textDocument/hover
                         (eglot--TextDocumentPositionParams) :success-fn #'ignore))

(dotimes (number 5)
  (goto-char (point-min))
  (dotimes (_ (1+ number)) (search-forward "\"{neutral."))
  (insert "q")
  (signal-change)
  (wait "an error typed into a reference is shown"
        (lambda () (cl-some (lambda (text) (string-search "neutral.q" text)) (findings))))
  (unless (= 1 (length (findings)))
    (message "emacs: more findings than one: %S" (findings))
    (kill-emacs 1))
  (delete-char -1)
  (signal-change)
  (wait "correct text has no findings" (lambda () (null (findings)))))

;; A file with an error shows it when it is opened after the server has found it.
(write-region "theme: late\nextends: nowhere\n" nil (expand-file-name "late.yaml" (getenv "THEMES")) nil 'quiet)
(sleep-for 3)
(find-file (expand-file-name "late.yaml" (getenv "THEMES")))
(eglot--maybe-activate-editing-mode)
(flymake-mode 1)
(flymake-start)
(wait "a file that is opened shows its findings" #'findings)
(message "emacs: everything as expected")
(kill-emacs 0)
;;; emacs.el ends here
