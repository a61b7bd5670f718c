import { keepUnits } from '@/lib/html/no-break';

/**
 * Shows the short answer of a guide, one line per point, with the first sentence of each in bold. Without lines,
 * renders nothing.
 */
export function Answer({ lines }: { lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-labelledby="answer" className="answer">
      <h2 id="answer">The answer in short</h2>
      <ul>
        {lines.map((line) => {
          const [first, rest] = splitSentence(keepUnits(line));
          return (
            <li key={line}>
              <strong>{first}</strong>
              {rest}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Splits a line after its first sentence or its first colon: 'Wait. It comes back.' → 'Wait.', ' It comes back.' */
function splitSentence(line: string): [first: string, rest: string] {
  const end = /[.:?!](?= )/.exec(line);
  return end ? [line.slice(0, end.index + 1), line.slice(end.index + 1)] : [line, ''];
}
