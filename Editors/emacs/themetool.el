;;; themetool.el --- The language server of themetool in Eglot -*- lexical-binding: t -*-

;; Emacs 29 or later: add this to the initialization file.  Eglot starts the server with `M-x eglot' in
;; a file of a theme library, or by itself with `eglot-ensure' in a hook.

(require 'eglot)

(add-to-list 'eglot-server-programs
             '((yaml-mode yaml-ts-mode) . ("themetool" "language-server")))

(defun themetool-context (theme style)
  "Show the colors of THEME in STYLE, such as `light' or `dark'."
  (interactive "sTheme: \nsStyle: ")
  (jsonrpc-request (eglot-current-server) :themetool/setContext
                   (list :theme theme :style style)))

(provide 'themetool)
;;; themetool.el ends here
