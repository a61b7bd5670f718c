/** The number of equal characters that are shown before and after the part that differs. */
const AROUND = 120;

/** Shortens two long texts to the part that differs, so that both can be read side by side. */
export function shortened(before: string, after: string): { before: string; after: string } {
  const least = Math.min(before.length, after.length);
  let start = 0;
  while (start < least && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < least - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const from = Math.max(0, start - AROUND);
  const cut = (text: string) => {
    const to = Math.min(text.length, text.length - end + AROUND);
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`.toWellFormed();
  };
  return { before: cut(before), after: cut(after) };
}
