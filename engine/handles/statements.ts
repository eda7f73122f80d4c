/** How statements look in the languages in common use: what they begin with, and the sign they end in. */

/** A kind of statement: its beginning, and what else must hold of the line. */
interface Statement {
  readonly head: RegExp;
  /** The signs of which one ends the line. */
  readonly tail?: string;
  /** What stands somewhere in the line. */
  readonly body?: RegExp;
}

const STATEMENTS: readonly Statement[] = [
  {
    head: /^(?:(?:export|default|pub|private|public|protected|static|async|abstract|final|readonly|declare|override|unsafe|inline|const) )*(?:function\*? ?[\w$]*\(|class [A-Z]\w*(?:[\s:({<]|$)|(?:interface|enum|struct|trait|object|record) [A-Z]\w*[\s<{(]|fn [a-z_]\w*[(<]|impl[ <]|def [a-z_]\w*[(:]|fun [a-z]\w*\(|func [(A-Za-z_])/,
  },
  { head: /^(?:(?:export|declare|static|pub) )*(?:const|let|var|val|final) [\w$[{(]/, body: / = | =$/ },
  { head: /^var \w+ (?:[*[\]]*[a-z]\w*(?:\.\w+)?|map\[.*)$/ },
  { head: /^[A-Za-z_]\w*:\s+[a-z]\w*\.[A-Za-z]\w*/, tail: "," },
  { head: /^(?:export )?type [A-Za-z]\w*(?: (?:struct|interface|func|=)|<)/ },
  { head: /^(?:import|export) (?:type )?[\w$*{"']/, tail: "\"';{" },
  { head: /^from [\w.]+ import \w|^import [a-z_][\w.]*(?: as \w+)?;?$|^import type |^export (?:\*|default )/ },
  { head: /^(?:package|use|using|namespace|mod) [a-z]/, tail: ";" },
  { head: /^package [a-z]\w*$|^#(?:include [<"]|define |ifdef |ifndef |pragma )/ },
  { head: /^\}? ?(?:else )?(?:if|for|while|switch|catch|match|select|loop)\b/, tail: "{" },
  { head: /^\} ?(?:else|finally)\b|^(?:try|do|defer|go) /, tail: "{" },
  { head: /^(?:return|throw|yield|await|defer|raise|break|continue)\b/, tail: ";" },
  {
    head: /^return (?:(?:nil|err|true|false|None|self)\b|[\w$.]+(?:[([]|, (?:err|nil|true|false|[a-z]+[A-Z]\w*)$)|\d+$|[a-z_]\w*\.[\w.]+$)/,
  },
  { head: /^throw new |^raise [A-Z]\w*\(|^defer [a-z]\w*[.(]/ },
  { head: /^(?:if|elif|for|while|with|except)\b/, tail: ":", body: /[()[\]=<>]| None:|[a-z]\.[a-z]+:/ },
  { head: /^(?:try|else|finally):$|^default:$/ },
  { head: /^[\w, .*[\]]+ := \S/ },
  { head: /^[\w$][\w$.[\]'"()?!*<>,:| -]* (?:[-+*/|&]|\|\||\?\?)?= /, tail: ";" },
  { head: /^(?:this|self|super)\.[\w$]/ },
  { head: /^[\w$.[\]]+ (?:[-+*/|&]|\|\||\?\?)?= (?:new |await |function|\(|async |[\w$.]+\(|\{$|\[$)/ },
  { head: /^(?:await )?[\w$]+(?:\??\.[\w$]+)*\(/, tail: ";{([,>" },
  { head: /^[a-z][\w$]*(?:\.[\w$]+)+\(/, tail: ")" },
  { head: /^/, tail: "{(>;,", body: /\) => / },
  { head: /^\(?[\w$]+\)? => \S/ },
  { head: /^[a-z]\w*=\{|^<[A-Z][\w.]*|^<[a-z]\w* [a-zA-Z-]+=["{]|^<\/[A-Z][\w.]*>|^<\/[a-z][\w-]*>[;,)]*$/ },
  { head: /^[\w$-]+\??: \S/, tail: ";" },
  { head: /^[.#][\w-]+/, tail: "{" },
  { head: /^(?:private|public|protected|internal|readonly|static|declare|override|abstract) [\w$# ]+[?!]?: \S/ },
  { head: /^[A-Z]\w*\s/, body: /`(?:json|yaml|toml|db):"/ },
  { head: /^case \S/, tail: ":" },
  { head: /^@[A-Za-z_][\w.]*(?:\(|$)/ },
  { head: /^(?:[A-Za-z_][\w<>[\]*&:]* )+[\w*&:~]+\(/, tail: "{" },
  { head: /^inherit /, tail: ";" },
];

/** Whether a line, without the blanks around it, is a statement of a program or begins one. */
export const isStatement = (line: string): boolean => {
  const last = line.charAt(line.length - 1);
  return STATEMENTS.some(
    ({ head, tail, body }) =>
      (tail === undefined || tail.includes(last)) && head.test(line) && (body === undefined || body.test(line)),
  );
};

/** Whether a line can be the middle of a statement: it ends or begins as only a program's lines do. */
export const isContinued = (line: string): boolean =>
  "({[".includes(line.charAt(line.length - 1)) || ENDS.test(line.slice(-3)) || BEGINS.test(line);

const ENDS = /[^\w\s][,;]$|(?:&&|\|\||=>|[+?=]|:=)$/;
const BEGINS =
  /^[\w$"'`.]+,$|^(?:[.?:|&+]|&&|\|\|)[\w\s('"`]|^[\w$]+\??: \S|^[\w$]+(?:\s\s+\w| [*[])[\w.*[\]]*$|^[\w$.]+\s+=\s|^["'`][^"'`]*["'`][,;)]*$|^"[^"\\]*"\s?:\s?[A-Za-z_$]/;
