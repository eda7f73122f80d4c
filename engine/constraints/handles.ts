/** What a pack says of the words that stand beside literals. */

/**
 * Words beside what is looked for as a handle; those of all languages are read together. Lists are lower case and blank-separated, one word an
 * entry; in a script without blanks, the entries for nouns before numbers are the end of what stands there.
 */
export interface Handles {
  /** Before the name of a branch ("branch", "onto"). */
  readonly branch?: string;
  /** Before a hash that holds no digits, or nothing else ("commit", "reverted"). */
  readonly commit?: string;
  /** Before a number of two parts that is a version ("version", "firmware"). */
  readonly versions?: string;
  /** Before a number of two parts that counts, and is no version ("section", "step"). */
  readonly sections?: string;
  /** Before such a number that is an amount, and no version, whatever the capitals ("about", "average"). */
  readonly amounts?: string;
  /** Before a path of plain words ("folder", "under"). */
  readonly places?: string;
  /** Words before a dot, slash or dash that make no name of what follows ("and", "read"). */
  readonly plain?: string;
  /** Before a name with a dot in it ("class", "folder"). */
  readonly dotted?: string;
  /** Before a dashed word that is the name of such a thing ("service", "queue"). */
  readonly things?: string;
  /** Before a plain word that is the name of such a thing ("table", "schema"). */
  readonly relations?: string;
  /** What follows there and is no name ("below", "layout"). */
  readonly unnamed?: string;
  /** Before the name of a machine ("host", "replica"). */
  readonly machines?: string;
  /** Before the name of one of several of a kind ("restart", "shard"). */
  readonly operated?: string;
  /** Before a route of a server ("endpoint"). */
  readonly routes?: string;
  /** The name of a secret that stands behind it ("senha"), as a word of its own. */
  readonly secrets?: RegExp;
  /** Such a name that may end a longer word ("passwort"). */
  readonly secretEnds?: RegExp;
  /** Before the number of a port or a device ("port"). */
  readonly ports?: string;
  /** Before a number that is a setting with it ("channel"). */
  readonly channels?: string;
  /** Before a number that is an id ("ticket", "invoice"). */
  readonly ids?: string;
  /** Before a number that is an id where it is long, and only counts where it is short ("item", "run"). */
  readonly ordered?: string;
  /** What is known by a number that may look like a range ("article"). */
  readonly numbered?: string;
  /** Between the numbers of a list ("and"). */
  readonly joins?: string;
  /** What is known by a short code of capitals and digits ("booking"). */
  readonly coded?: string;
  /** Before a sign and one digit that are a reference ("issue", "fixes"). */
  readonly referring?: string;
  /** The first part of a word with a number that is no name ("page-12"). */
  readonly ordinals?: string;
  /** Behind a long number that only counts ("rows", "users"). */
  readonly quantities?: string;
  /** Before the number of a standard, in its capitals. */
  readonly standards?: string;
  /** Before a date by which something is due ("deadline"). */
  readonly due?: string;
  /** Something that is cut into parts of one size ("chunks"). */
  readonly portions?: string;
  /** Units, and what is counted, as they follow a number ("minutes", "rows"). */
  readonly units?: string;
  /** In a script without blanks: units with which the word behind a number begins. */
  readonly solidUnits?: string;
  /** What a limit counts besides ("within 2 search attempts"), with a word between it and the number. */
  readonly countable?: string;
  /** Behind an amount: the kind of limit that it is ("limit", "timeout"). */
  readonly limits?: string;
  /** Between an amount and what it is counted by ("per"). */
  readonly each?: string;
  /** Before such an amount that was measured, and limits nothing ("took"). */
  readonly measured?: string;
  /** Right before an amount: it is a limit ("within", "at most"). */
  readonly comparing?: string;
  /** Right before an amount: it is a limit behind an order or a degree ("than", "over"). */
  readonly relating?: string;
  /** Such a degree ("older"). */
  readonly degrees?: string;
  /** Such an order, shortly before ("keep", "not"). */
  readonly holding?: string;
  /** What is set to the amount behind it, with a small word between ("a timeout of"). */
  readonly settings?: string;
  /** Such a small word ("of", "is"). */
  readonly settingLinks?: string;
  /** In a script without blanks: what the word before an amount ends in where it is a limit. */
  readonly sets?: string;
  /** One letter that may hang on such a word. */
  readonly particles?: string;
  /** Before quoted words that are a text of their own ("title", "message"). */
  readonly wordings?: string;
  /** Those of them by which every letter counts ("exact"). */
  readonly verbatim?: string;
  /** Shortly before a quoted text that is an error message ("fails with"), in any case. */
  readonly reporting?: RegExp;
  /** The word behind a name that tells something of it ("is", "failed"). */
  readonly telling?: RegExp;
  /** A dashed word that is a word of the language, and no name ("client-side"); from its start, or up to its end. */
  readonly compounds?: RegExp;
}
