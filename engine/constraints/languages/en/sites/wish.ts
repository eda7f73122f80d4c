/** Where English speaks of what is wanted, checked, planned or asked. */

/** What is wanted, checked, planned or asked, and not told. */
export const wished = (head: string): boolean =>
  WISH.test(head) && !/ (?:and|but)(?: (?:is|are|was|were|has|have|does|do|did|still|now))? {0,3}$/.test(head);

const WISH =
  /(?:^| )(?:will|would|could|might|may|shall|going to|wants? to|plans? to|let's|mak(?:es?|ing) sure|ensur(?:es?|ing)|verif(?:y|ies|ying)|checks that|confirms? that|asserts?|proves that|prevents?|avoids?|handles|detects|find out|figure out|whether|how|why) (?:[^ ]{1,20} ){0,8}$|(?:^ {0,3}|(?:to|please|then|and) )(?:check|confirm|handle|detect|test|investigate|debug|explain|prove|prevent|avoid|cover) (?:that|whether|if|why|how|the|an?|for|all|any|every|¤{1,200}) (?:[^ ]{1,20} ){0,8}$/;
