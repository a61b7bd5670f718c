/** Returns the sentence that contains the characters from `start` to `end` of a text. */
export function sentenceAt(text: string, start: number, end: number): string {
  const from = Math.max(...['. ', '! ', '? ', '\n'].map((sign) => text.lastIndexOf(sign, start)));
  const to = text.slice(end).search(/[.!?](?:\s|$)|\n/);
  return text.slice(from + 1, to < 0 ? undefined : end + to + 1).trim();
}
