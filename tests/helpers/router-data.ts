/** Matches a script in a page's HTML that passes a piece of the page's data to React, in either kind of quotes. */
export const DATA = /self\.__next_f\.push\(\[1,(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)')\]\);?/g;

/** Returns a text in single quotes as a text in double quotes, as JSON requires. */
const asJson = (single: string) => single.replaceAll('"', '\\"').replaceAll("\\'", "'");

/** Returns React's data from a page's HTML. Joins the pieces, because a piece may end within a word. */
export const dataIn = (html: string) =>
  [...html.matchAll(DATA)]
    .map(([, double, single = '']) => JSON.parse(`"${double ?? asJson(single)}"`) as string)
    .join('');
