/** The words by which a rule is taken back, and those by which it is called. */

const OVER_WORDS =
  "void|obsolete|superseded|overruled|rescinded|revoked|repealed|withdrawn|retired|lifted|moot|outdated|no longer (?:valid|in force|binding|applicable)|hinfällig|überholt|aufgehoben|ungültig|obsolet[oa]?|anulad[oa]|derogad[oa]|sin efecto|caduque|abrogée?|annulée?|revogad[oa]|sem efeito|отменен[оаы]?|недействительн\\p{L}{0,4}|作废|失效|废止|廃止|無効|폐지|무효|geçersiz|kaldırıldı";

/** What is said of a rule, or of any other thing, that has had its day. */
export const OVER = new RegExp(`(?:${OVER_WORDS})`, "iu");

/** Something is said to hold no longer. */
export const VOID = new RegExp(
  `\\b(?:(?:is|are|was|were|been|now|as|declared|considered|gets|got|ist|sind|wurde|wird|está|queda|quedó|es|est|fica|ficou|foi) (?:now |hereby |jetzt |damit |ya |désormais )?(?:${OVER_WORDS})|no longer (?:appl(?:y|ies)|holds?|binds?|stands?|counts?)|(?:do|does)(?:n't| not) (?:apply|hold|stand|count) any ?more|(?:free|open|fine|ok|okay|allowed|permitted|possible|welcome) again|(?:scrap|forget|drop|ignore|lift|disregard|withdraw|revoke|cancel)(?:s|ped|ed|n)? (?:the|that|this|my|our) (?:[\\w-]{1,20} ){0,3}(?:rule|ban|limit|restriction|freeze|policy|instruction|convention|requirement)|(?:overrid|supersed|overrul)(?:es|ing)|gilt (?:[\\p{L}-]{1,30} ){0,6}nicht mehr|gelten (?:[\\p{L}-]{1,30} ){0,6}nicht mehr|ya no (?:aplica|rige|vale)n?|n'est plus (?:valable|en vigueur)|ne s'applique(?:nt)? plus|não (?:vale|se aplica)m? mais|artık geçerli değil)(?![\\p{L}])|больше не действу|отменен|作废|失效|不再适用|已废止|不再有效|廃止(?:した|された|とする)|無効(?:とする|になった)|もう適用され|더 이상 적용되지|폐지(?:됨|되었|한다)|kaldırıldı`,
  "iu",
);

/** Such a word as the verb of what takes something else back: the rule that is meant stands behind it. */
export const TAKES_BACK = /^(?:overrid|supersed|overrul)(?:es|ing)$/i;

/** Before it, what makes it untrue: "has not been lifted", "nobody says that it is void". */
export const DENIED =
  /(?:\b(?:not|never|hardly|cannot|nicht|nie|no|nunca|ni|pas|jamais|não|non)|n['’]t|(?<!\p{L})(?:не|нет))(?: \p{L}{1,12}){0,2} $|(?:^|\s)не $|[未没不]有?$|\b(?:nobody|no one|niemand|nadie|personne|ninguém|nessuno)\b|никто/iu;

/** What stands right behind a rule, in its own sentence or in brackets. */
export const OVER_BEHIND = new RegExp(
  `^["'\`*_~)]{0,4}[ ,–—(\\[-]{1,4}(?:now |since |ist |jetzt )?(?:${OVER_WORDS})["'\`*_~)\\]]{0,4}(?=$|[.,;:)\\]]| (?:since|as of|by|seit|desde|depuis) | \\d)`,
  "iu",
);

/** A title that says that what stands below it is over: by itself, or of what it calls rules. */
export const OVER_TITLE = new RegExp(
  `(?:^|[ (\\[:–—-])(?:${OVER_WORDS}|former rules?|old rules?|replaced by [^)\\]]{1,60})[)\\]]?(?: since [^›]{1,30})?$`,
  "iu",
);

/** The word for a rule, by which one is meant as a whole. */
export const RULE =
  /\b(?:rules?|conventions?|instructions?|guidelines?|decisions?)\b|Regeln?|Vorgaben?|\b(?:reglas?|normas?|consignes?|règles?|regras?|regol[ae])\b|правил|规则|规定|規則|ルール|규칙|kural|yasa[kğ]/iu;

/** The word for what a rule does: it may be meant by what it bans or bounds. */
export const BAN =
  /\b(?:bans?|limits?|restrictions?|polic(?:y|ies)|requirements?|constraints?|prohibitions?)\b|Verbot|Einschränkung|\b(?:prohibición|restricción|interdiction|proibição|restrição|divieto)\b|запрет|ограничени|限制|禁令|制限|禁止|금지|제한/iu;

/** The word for a state that passes, in which something is not to be done. */
export const STATE =
  /\b(?:freezes?|locks?|lockdown|embargo|moratorium|hold|pause)\b|Sperre|Stopp\b|\b(?:bloqueo|veda|moratoria|verrou|gel|moratoire|bloqueio|congelamento|moratória|blocco|moratoria)\b|заморозк|блокировк|мораторий|冻结|封锁|锁定|凍結|ロック|동결|잠금|dondurma|kilit/iu;

/** More than one rule is meant. */
export const MANY_RULES =
  /^(?:rules|conventions|instructions|guidelines|decisions|bans|limits|restrictions|policies|requirements|constraints|prohibitions|regeln|vorgaben|reglas|normas|consignes|règles|regras|regole)$/i;

/** Somebody's word, for which a gate waits. */
export const APPROVAL =
  /\b(?:approv\p{L}{0,6}|permission|permit\p{L}{0,3}|consent|confirm\p{L}{0,8}|sign(?:s|ed)?[- ]?off|go[- ]?ahead|green light|ok|okay|agree\p{L}{0,5}|review\p{L}{0,4}|ask(?:s|ed|ing)?|check(?:s|ed|ing)? with|consult\p{L}{0,5}|tell(?:s|ing)?|told|inform\p{L}{0,4}|sa(?:y|ys|id)|wait(?:s|ing)?|word)\b|Freigabe|Genehmigung|Zustimmung|Rücksprache|freigeb|freigegeben|genehmig|zustimm|\b(?:frag\p{L}{0,3}|aprob\p{L}{0,6}|aprobación|permiso|autoriza\p{L}{0,5}|confirma\p{L}{0,5}|approbation|accord|autorisation|approuv\p{L}{0,4}|demand\p{L}{0,4}|aprovação|aprov\p{L}{0,4}|permissão|approvazione|permesso|consenso|onay\p{L}{0,6}|izin)\b|одобрени|разрешени|согласи|批准|同意|许可|授权|确认|許可|承認|確認|승인|허락|허가|확인/iu;

/** A condition that ends with a time: what it holds up may be done one day. */
export const FOR_A_TIME =
  /^(?:until|till|before|while|during|as long as|so long as|bis|bevor|ehe|solange|während|vor|hasta|antes|mientras|durante|jusqu|avant|tant|pendant|durant|finché|fino|prima|mentre|até|enquanto|до|пока|перед|прежде|во время|直到)(?!\p{L}{4})|(?:之前|以前|前|期间|为止|まで|間|あいだ|까지|때까지|전|전에|kadar|önce|sırasında|sürece)(?:は|に|には|는|에|에는)?$/iu;
