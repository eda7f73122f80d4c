/** English adjectives that close a road. */

/** What a thing is that does not do: notation of language.ts, one alternative each. */
export const UNFIT =
  "broken|invalid|insufficient|inadequate|incompatible|unusable|unreliable|unstable|infeasible|unfeasible|impossible|unworkable|impractical|impracticable|ineffective|useless|pointless|futile|fruitless|hopeless|worthless|flaky|inconclusive|corrupt|corrupted|garbled|misleading|wrong|unviable|untenable|unsuitable|unsound|inaccurate|faulty|defective|counterproductive|intractable|unmaintainable|prohibitive|overkill|too (?:slow|big|large|small|weak|expensive|costly|coarse|noisy|fragile|brittle|heavy|complex|risky|flaky|unstable|invasive)";
