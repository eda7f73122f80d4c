/** What a pack says of what a speaker binds himself to. */

/** Expressions for the text as it is spelled, composed; those of all languages are read together. */
export interface Pledges {
  /** A first person that binds itself ("I won't", "we are going to"), in its case. */
  readonly binding?: RegExp;
  /** Steps one after the other ("and then"): a plan, which ends with its last step, and binds nobody. */
  readonly plan?: RegExp;
  /** From the pledge on: only an opinion or a state of mind ("I don't think"). In its case. */
  readonly opinion?: RegExp;
  /** A first person that may only say what it does next ("I'll"): it binds where something is ruled out. In its case. */
  readonly announcing?: RegExp;
  /** Words that rule something out or keep it as it is ("not", "only", "unchanged"), without which a deed is only announced. */
  readonly limiting?: RegExp;
  /** Between a pledge and its rule: what comes behind is a reason or consequence, and no part of the pledge (", so"). */
  readonly beside?: RegExp;
  /** Up to the pledge: it depends on something, and is no main clause ("if", "because"). */
  readonly dependent?: RegExp;
}
