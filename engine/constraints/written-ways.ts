/**
 * The ways in which all phrases of the packs begin, as `writeWays` writes them. Empty in the source: the build puts them here, so that
 * no program has to read them off the phrases when it starts.
 */
export const writtenWays: string = "";
