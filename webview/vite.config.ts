import { resolve } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { fewIcons } from "../scripts/few-icons.mjs";

const here = import.meta.dirname;

export default defineConfig({
  root: here,
  base: "./",
  publicDir: false,
  plugins: [react(), fewIcons(here)],
  build: {
    outDir: resolve(here, "../dist/webview"),
    emptyOutDir: true,
    target: "chrome134",
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    license: { fileName: "licenses.md" },
    rolldownOptions: {
      input: resolve(here, "main.tsx"),
      output: {
        entryFileNames: "webview.js",
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith(".css")) ? "webview.css" : "[name][extname]",
        codeSplitting: false,
      },
    },
  },
});
