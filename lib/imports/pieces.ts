import type { FileLine } from './site-file';

/** The maximum number of rows and of characters in a piece. A piece is one request, which the server limits in size. */
const ROWS = 500;
const CHARACTERS = 200_000;

/** Divides rows into pieces. The rows of a piece belong to one entity and fit into one request. */
export async function* piecesOf(
  lines: Iterable<FileLine> | AsyncIterable<FileLine>,
): AsyncGenerator<FileLine[]> {
  let piece: FileLine[] = [];
  let characters = 0;
  for await (const line of lines) {
    const length = JSON.stringify(line.cells).length;
    const isFull = piece.length === ROWS || characters + length > CHARACTERS;
    if (piece.length > 0 && (isFull || piece[0]?.entity !== line.entity)) {
      yield piece;
      [piece, characters] = [[], 0];
    }
    piece.push(line);
    characters += length;
  }
  if (piece.length > 0) yield piece;
}
