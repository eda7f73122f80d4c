/** The shim that hooks call: the one thing that stays where it is when programs move. */
import { shellWord } from "./setup.ts";

/** What was there when the shim was written. */
export interface Place {
  readonly node: string;
  readonly program: string;
}

/**
 * For a shell. An editor's extension lies in a folder with its version, and the editor's own Node in one of its: where they moved, the
 * newest sibling is taken, and the Node that is on the path. Where there is none, every agent is told to go on.
 */
export function shimForShell({ node, program }: Place): string {
  const sibling = siblingsOf(program);
  return `#!/bin/sh
program=${shellWord(program)}
node=${shellWord(node)}
${sibling === undefined ? "" : `[ -f "$program" ] || for other in ${sibling.map(shellWord).join("*")}; do [ -f "$other" ] && program=$other; done\n`}[ -x "$node" ] || node=$(command -v node)
if [ ! -f "$program" ] || [ -z "$node" ]; then
  case "$1" in cline) echo '{"cancel":false}' ;; gemini|opencode) echo '{}' ;; esac
  exit 0
fi
ELECTRON_RUN_AS_NODE=1
export ELECTRON_RUN_AS_NODE
exec "$node" "$program" hook "$@"
`;
}

/** The same for Windows. */
export function shimForWindows({ node, program }: Place): string {
  const [head, tail] = siblingsOf(program) ?? [];
  const search =
    head === undefined
      ? ""
      : `if not exist "%program%" for /d %%d in ("${head}*") do if exist "%%d${tail}" set "program=%%d${tail}"\r\n`;
  return `@echo off\r\nsetlocal\r\nset "program=${program}"\r\nset "node=${node}"\r\n${search}if not exist "%node%" set "node=node"\r\nif not exist "%program%" exit /b 0\r\nset ELECTRON_RUN_AS_NODE=1\r\n"%node%" "%program%" hook %*\r\n`;
}

/** What stands before and behind the version in the path of an extension's program. */
function siblingsOf(program: string): readonly [string, string] | undefined {
  const found = /^(.+-)\d{1,6}\.\d{1,6}\.\d{1,6}[^/\\]{0,80}([/\\]dist[/\\]cli\.js)$/.exec(program);
  return found?.[1] === undefined || found[2] === undefined ? undefined : [found[1], found[2]];
}
