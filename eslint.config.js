// Style and likely mistakes in the scripts of the pages and in their tests; types are checked by tsc.

import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["src/mercat/server/pages/static/vendor/", "build*/", "dist/", ".venv/", "tests/browser/"] },
  js.configs.recommended,
  {
    files: ["**/*.js"],
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: {
      "array-callback-return": "error", "consistent-this": "error", curly: ["error", "multi-line"], "default-case-last": "error",
      eqeqeq: "error", "no-alert": "error", "no-constructor-return": "error", "no-else-return": "off", "no-eval": "error",
      "no-implied-eval": "error", "no-implicit-globals": "error", "no-self-compare": "error", "no-shadow-restricted-names": "error",
      "no-template-curly-in-string": "error", "no-unmodified-loop-condition": "error", "no-unused-expressions": "error",
      "no-use-before-define": ["error", { functions: false, variables: false }], "no-var": "error", "object-shorthand": "error",
      "prefer-const": "error", "require-atomic-updates": "off", "max-lines": ["error", 400],
    },
  },
  { files: ["src/mercat/server/pages/static/*.js"], languageOptions: { sourceType: "module", globals: { ...globals.browser, htmx: "readonly" } } },
  { files: ["tests/scripts/*.js", "*.js"], languageOptions: { sourceType: "module", globals: globals.node } },
];
