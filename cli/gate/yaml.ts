/** The YAML parser in a file of its own, so that it is loaded only for files that need it: a CommonJS package keeps its names only behind a module. */
export { parse } from "yaml";
