/** Matches a script in a page's HTML. The script passes a piece of the page's data to React. */
export const DATA = /self\.__next_f\.push\(\[1,"((?:[^"\\]|\\.)*)"\]\);?/g;

/** Returns the data that a page's HTML passes to React. Joins the pieces, because a piece may end within a word. */
export const dataIn = (html: string) =>
  [...html.matchAll(DATA)].map(([, piece]) => JSON.parse(`"${piece}"`) as string).join('');
