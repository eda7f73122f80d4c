// What we leave out of libraries that bring more than we ask of them: plugins for esbuild.

/** The MCP library checks what clients are asked for; ours asks them for nothing, and its validator is half as large as the engine. */
export const askingNothing = {
  name: "asking-nothing",
  setup(bundle) {
    bundle.onLoad({ filter: /[\\/]validation[\\/]ajv-provider\.js$/ }, () => ({
      contents:
        'export class AjvJsonSchemaValidator { getValidator() { throw new Error("nothing is asked of clients"); } }',
    }));
  },
};

/** What our store says to a Redis server (`engine/node/stores/redis.ts`), and what the driver says by itself when it connects. */
const REDIS_COMMANDS = {
  AUTH: "AUTH",
  CLIENT_SETNAME: "CLIENT_SETNAME",
  READONLY: "READONLY",
  del: "DEL",
  get: "GET",
  incr: "INCR",
  scan: "SCAN",
  set: "SET",
  zAdd: "ZADD",
  zRange: "ZRANGE",
  zRem: "ZREM",
};

/** The driver for Redis knows some five hundred commands, clusters and sentinels; what we need of it is a third. */
export const fewCommands = {
  name: "few-commands",
  setup(bundle) {
    const cut = (filter, contents) => bundle.onLoad({ filter }, () => ({ contents, loader: "js" }));
    cut(/@redis[\\/]client[\\/]dist[\\/]index\.js$/, 'exports.createClient = require("./lib/client").default.create;');
    const commands = Object.entries(REDIS_COMMANDS).map(([name, file]) => `${name}: require("./${file}").default`);
    cut(
      /@redis[\\/]client[\\/]dist[\\/]lib[\\/]commands[\\/]index\.js$/,
      `Object.defineProperty(exports, "__esModule", { value: true }); exports.default = exports.NON_STICKY_COMMANDS = { ${commands.join(", ")} };`,
    );
    // How commands are spread over a cluster, and which answers may be kept.
    cut(/[\\/]command-metadata[\\/]command-metadata-data\.js$/, "exports.COMMAND_METADATA = {};");
  },
};

/** The client library asks whether the editor is new enough; one that is older than `engines` in the manifest does not load us at all. */
export const newEnough = {
  name: "new-enough",
  setup(bundle) {
    bundle.onResolve({ filter: /^semver\/functions\// }, ({ path, importer }) =>
      importer.includes("vscode-languageclient") ? { path, namespace: "new-enough" } : undefined,
    );
    bundle.onLoad({ filter: /parse$/, namespace: "new-enough" }, () => ({
      contents: "module.exports = (version) => version;",
    }));
    bundle.onLoad({ filter: /satisfies$/, namespace: "new-enough" }, () => ({
      contents: "module.exports = () => true;",
    }));
  },
};

/** The client library can hold names of files against what a server wants to be told of; ours wants nothing of the kind. */
export const noFileOperations = {
  name: "no-file-operations",
  setup(bundle) {
    bundle.onResolve({ filter: /^minimatch$/ }, ({ path, importer }) =>
      importer.includes("vscode-languageclient") ? { path, namespace: "no-file-operations" } : undefined,
    );
    bundle.onLoad({ filter: /^/, namespace: "no-file-operations" }, () => ({
      contents: 'exports.Minimatch = class { constructor() { throw new Error("no server of ours asks for it"); } };',
    }));
  },
};
