;;; themetool.el --- The language server of themetool in Eglot -*- lexical-binding: t -*-

;; Emacs 29 or later: add this to the initialization file.  Files of theme libraries open in
;; `themetool-mode', which is like the mode for YAML that is installed; other YAML files keep their mode
;; and their server.  Eglot starts the server with `M-x eglot', or by itself with `eglot-ensure' in
;; `themetool-mode-hook'.
;;
;; Eglot starts one server for a buffer, so that style sheets keep theirs.  In a project without one, this
;; adds names of colors to them; `mustache-mode' is the same:
;;
;;   (add-to-list 'eglot-server-programs '(css-mode . ("themetool" "language-server")))

(require 'eglot)

(defun themetool-file-p ()
  "Return non-nil if the buffer visits a file of a theme library: its name or first key says so."
  (and buffer-file-name
       (string-match-p "\\.ya?ml\\'" buffer-file-name)
       (or (string-match-p "\\.theme\\.ya?ml\\'" buffer-file-name)
           (save-excursion
             (goto-char (point-min))
             (and (re-search-forward "^\\([[:alnum:]-]+\\):" 4000 t)
                  (member (match-string 1) '("theme" "library" "hierarchy")))))))

(defalias 'themetool--parent-mode
  (cond ((and (fboundp 'yaml-ts-mode) (fboundp 'treesit-ready-p) (treesit-ready-p 'yaml t))
         'yaml-ts-mode)
        ((fboundp 'yaml-mode) 'yaml-mode)
        (t 'text-mode)))

(define-derived-mode themetool-mode themetool--parent-mode "Theme"
  "Major mode for the files of theme libraries.")

(add-to-list 'magic-mode-alist '(themetool-file-p . themetool-mode))

(add-to-list 'eglot-server-programs
             '((themetool-mode :language-id "yaml") . ("themetool" "language-server")))

(defun themetool-context (theme style)
  "Show the colors of THEME in STYLE, such as `light' or `dark'."
  (interactive "sTheme: \nsStyle: ")
  (jsonrpc-request (eglot-current-server) :themetool/setContext
                   (list :theme theme :style style)))

(provide 'themetool)
;;; themetool.el ends here
