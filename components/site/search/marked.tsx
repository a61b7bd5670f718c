import { highlight } from '@/lib/search/highlight';

/** A text in which the words that match the query are marked. */
export function Marked({ text, query }: { text: string; query: string }) {
  return highlight(text, query).map((piece, place) =>
    piece.isMatch ? <mark key={place}>{piece.text}</mark> : piece.text,
  );
}
