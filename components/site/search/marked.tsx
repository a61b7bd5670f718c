import { highlight } from '@/lib/search/highlight';

/** Shows a text, and marks the words in it that match the query. */
export function Marked({ text, query }: { text: string; query: string }) {
  return highlight(text, query).map((piece, place) =>
    piece.isMatch ? <mark key={place}>{piece.text}</mark> : piece.text,
  );
}
