/** What English judges: a dead end, not viable, too slow, inconclusive. */
import type { FailureFamily } from "./family.ts";

/** What English judges: a dead end, not viable, too slow, inconclusive. */
export const verdicts: FailureFamily = {
  plain: [
    "(?:was|were|is|are|proved|turned out)(?: to be)? (?:a |an )(?:net |complete |total |huge |clear )?(?:loss|failure|flop|mistake|bust|disaster|non-?starter|waste|regression|step back|wash|red herring|false lead|misfire)",
    "(?:was|were|is|are) (?:not worth|no better|no faster|no use|no help|worse|slower than|useless|of no use|ineffective|fruitless|futile|unsuccessful|inconclusive)",
    "(?:hit|reached|ran into) a (?:dead end|brick wall|wall)",
    "(?:net|statistically) (?:negative|insignificant)",
    "not (?:statistically )?significant",
    "(?:turned|came) out (?:to be )?(?:much |slightly |far |even )?(?:worse|slower|lower|no better|flaky|unstable|unusable|impossible|infeasible|impractical|useless|broken|wrong|false|too [a-z]{2,12})",
    "(?:is|was|were|proved|seems) (?:technically |practically |simply )?(?:impossible|infeasible|impractical|unreliable|buggy|known to (?:fail|crash|hang|break|leak))",
    "(?:gave|gives|produced|produces|caused|created|had|generated|needed|took|used|cost) (?:us )?(?:far |way |much )?too (?:many|much|few|little|long)",
    "(?:a|an|the|hit|another|is|was|were|are|proved|both|two|three|known) (?:[a-z]{2,12} )?dead.?ends?(?! (?:list|log|file))",
    "dead.?end(?= {0,4}[:;,.—–-]|$)",
    "blind alley",
    "wild goose chase",
    "(?:is|was|are|were|turned out|proved) (?:broken|unusable|infeasible|unworkable|a trap|a dead end|flaky|useless|pointless|too (?:slow|big|large|expensive|unstable|flaky|noisy))",
    "null result",
    "(?:visually |statistically |practically )?indistinguishable from",
    "(?:far|much|way|slightly|clearly) (?:worse|slower) than",
    "result:? (?:null|none|negative|nothing)",
    "within (?:the )?(?:noise|margin of error)",
    "(?:insufficient|inadequate|unsuitable|unusable|impractical|infeasible|unworkable|ineffective|not (?:good |fast |stable )?enough)(?= {0,4}(?:[.,;:)]|$| (?:for|to|here|because|as|on|in|at|with|by)(?: |$)))",
    "(?:is|was|are|were|became|proved|turned out) (?:completely |totally |basically |effectively )?un(?!avoid|avail|accept|reach|mistak|reason|deni|believ|question|forgett|change)[a-z]{3,14}able",
    "(?:and|but|though|yet) not (?:sufficient|enough)",
    "not (?:viable|feasible|worth (?:it|the|pursuing)|an option|workable)",
    "(?:turned out|proved) (?:to be )?(?:wrong|false|not|a (?:dead|red|false|trap|loss|failure|waste|mistake|mirage|bust)-)",
    "inconclusive",
  ],
  afterATry: [
    "(?:turned|turns) out (?:to be )?(?:[a-z-]{2,16})",
    "(?:was|were|is|are|proved|remained?) (?:[a-z]{2,12} )?(?:too|insufficient|inadequate|not enough|pointless|useless|fragile|brittle|unreliable|unstable|inconclusive|wrong)",
  ],
  settled: [
    "(?:is|was|were|became|becomes|turned into|turns into|proved(?: to be)?|ended up(?: as| being)?|amounted to) (?:an? |the )?(?:[a-z-]{2,14} ){0,2}(?:detours?|distractions?|time sinks?|waste of (?:time|effort|work)|rabbit holes?|red herrings?|false leads?|false starts?|dead.?ends?|blind alleys?|non-?starters?|sinkholes?|wild goose chases?|money pits?)",
    "(?:became|turned into|turns into|proved(?: to be)?|ended up(?: as| being)?|was|is) an? (?:[a-z-]{2,14} )?(?:nightmare|mess|bottleneck|maintenance burden|mirage|cul-de-sac|dead weight|whack-a-mole)",
    "(?:consumed|wasted|burned|burnt|ate|cost|lost|took) (?:[^ ,]{1,14} ){0,3}(?:effort|time|hours|days|weeks|work|iterations|attempts|budget) (?:without (?:ever )?[a-z]{3,14}ing|and (?:did|got|gave|led|proved|brought)|for nothing|chasing|debugging|before)",
    "(?:known |well-known )?(?:is|are|was|were|be|been|proved|seems?|seemed|became|turned out)(?: to be| still| also| simply| currently)? (?:[a-z]{3,12}ly )?(?:unfeasible|impracticable|hopeless|worthless|unviable|untenable|unsound|faulty|defective|counterproductive|intractable|prohibitive|overkill|insufficient|inadequate|misleading|incompatible|unsuitable)(?= |[.,;:)]|$)",
    "(?:is|was|are|were)(?:n't| not| (?:therefore|thus|hence|clearly|also|simply|still|again|definitely|alone|really) not) (?:an? )?(?:[a-z-]{2,16} )?(?:solution|cure|remedy|silver bullet|way out|way forward|substitute|replacement|workaround|good fit|fit)(?= |[.,;)]|$)",
    "\\((?:was |is |were |are |proved )?(?:wrong|fail|failed|superseded|no-go|rejected|disproven|disproved|false|incorrect|debunked|invalidated|refuted|no effect|no change|no help|no gain|did not help|didn't help|did not work|didn't work|does not work|doesn't work|abandoned|reverted|rolled back|dead end|ruled out|inconclusive|useless|worse|overruled)\\)",
    "(?:is |are |was |were |much |far |way )?too (?:small|large|big|slow|old|new|short|narrow|weak|expensive|coarse|noisy|fragile|heavy|long|tight|strict|aggressive|few) (?:for|to)",
    "(?:would|will|could) (?:make|leave|render) (?:the |this |it |our |that )?(?:[^ ,]{1,20} ){0,3}(?:un[a-z-]{4,14}able|impossible|unusable|useless|invalid|worthless|worse|slower)",
    "(?:is|are|was|were) (?:a |an )(?:known |well-known |classic |subtle |nasty |real |common )?(?:trap|pitfall|footgun|foot-gun|gotcha|landmine|minefield|hack that)",
    "theory (?:was|is|turned out|proved) (?:wrong|false|not|a)",
  ],
};
