/** A tag that belongs to every stored response and result, although their lists of tags do not contain it. */
export const ALL_TAGS = '*';
