/** The colours of a report that no editor lends any: light and dark, as the reader's system says. */

/** VS Code's own colours for the variables that the painter uses, in its light theme. */
export const light = {
  foreground: "#3b3b3b",
  "editor-background": "#ffffff",
  descriptionForeground: "#595959",
  errorForeground: "#a1260d",
  "list-hoverBackground": "#f2f2f2",
  "list-activeSelectionBackground": "#0060c0",
  "list-activeSelectionForeground": "#ffffff",
  "badge-background": "#cccccc",
  "badge-foreground": "#333333",
  "button-background": "#005fb8",
  "button-foreground": "#ffffff",
  "button-hoverBackground": "#0258a8",
  "button-secondaryBackground": "#e5e5e5",
  "button-secondaryForeground": "#3b3b3b",
  "input-background": "#ffffff",
  "input-foreground": "#3b3b3b",
  "input-border": "#cecece",
  "input-placeholderForeground": "#767676",
  "textLink-foreground": "#005fb8",
  "textLink-activeForeground": "#005fb8",
  focusBorder: "#005fb8",
  "panel-border": "#e5e5e5",
  "charts-green": "#2c6e16",
  "charts-red": "#e51400",
  "charts-yellow": "#7d5c00",
  "charts-blue": "#0063d3",
  "charts-orange": "#a04d00",
  "charts-purple": "#652d90",
  "editorWarning-foreground": "#855f00",
} as const;

type Colours = { readonly [name in keyof typeof light]: string };

/** The same in its dark theme. */
export const dark: Colours = {
  foreground: "#cccccc",
  "editor-background": "#1f1f1f",
  descriptionForeground: "#9d9d9d",
  errorForeground: "#f88070",
  "list-hoverBackground": "#2a2d2e",
  "list-activeSelectionBackground": "#04395e",
  "list-activeSelectionForeground": "#ffffff",
  "badge-background": "#616161",
  "badge-foreground": "#f8f8f8",
  "button-background": "#0078d4",
  "button-foreground": "#ffffff",
  "button-hoverBackground": "#026ec1",
  "button-secondaryBackground": "#313131",
  "button-secondaryForeground": "#cccccc",
  "input-background": "#313131",
  "input-foreground": "#cccccc",
  "input-border": "#3c3c3c",
  "input-placeholderForeground": "#989898",
  "textLink-foreground": "#4daafc",
  "textLink-activeForeground": "#4daafc",
  focusBorder: "#0078d4",
  "panel-border": "#2b2b2b",
  "charts-green": "#89d185",
  "charts-red": "#f14c4c",
  "charts-yellow": "#cca700",
  "charts-blue": "#3794ff",
  "charts-orange": "#d18616",
  "charts-purple": "#b180d7",
  "editorWarning-foreground": "#cca700",
};

const variables = (colours: Colours): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--vscode-${name}: ${colour};`)
    .join(" ");

/** A style sheet that sets the painter's variables. */
export const reportTheme = `:root { ${variables(light)} --vscode-font-family: system-ui, sans-serif; --vscode-font-size: 13px; --vscode-editor-font-family: ui-monospace, monospace; }
@media (prefers-color-scheme: dark) { :root { ${variables(dark)} } }
@media print { html, body, #root, .panel { height: auto; } }`;
