import { callAction } from '@/components/admin/call-action';
import { addImportAction, addImportRowsAction, startImportAction } from '@/lib/actions/import-actions';
import type { Mapping } from '@/lib/imports/mapping';
import type { FileRow } from '@/lib/imports/parse-file';

/** A piece has at most so many rows and characters, so that it stays below the server's limit of a request. */
const ROWS = 500;
const CHARACTERS = 200_000;

interface Sending {
  entity: string;
  fileName: string;
  rows: FileRow[];
  mapping: Mapping;
  onProgress: (sent: number) => void;
}

/** Sends the rows in pieces, then asks for the dry run. Returns the import's id. Throws an error with a sentence. */
export async function sendImport({ entity, fileName, rows, mapping, onProgress }: Sending): Promise<string> {
  const id = crypto.randomUUID();
  await must(() => addImportAction({ id, entity, fileName, total: rows.length }));
  let piece: { line: number; cells: FileRow }[] = [];
  let characters = 0;
  const send = async () => {
    const sent = piece;
    await must(() => addImportRowsAction({ id, rows: sent }));
    onProgress(sent.at(-1)?.line ?? 0);
    [piece, characters] = [[], 0];
  };
  for (const [index, row] of rows.entries()) {
    const cells = Object.fromEntries(
      Object.entries(mapping).flatMap(([column, name]) => {
        const cell = row[column];
        return name && cell !== undefined ? [[name, cell] as const] : [];
      }),
    );
    const length = JSON.stringify(cells).length;
    if (piece.length > 0 && (piece.length === ROWS || characters + length > CHARACTERS)) await send();
    piece.push({ line: index + 1, cells });
    characters += length;
  }
  await send();
  await must(() => startImportAction({ id, what: 'check' }));
  return id;
}

async function must(call: Parameters<typeof callAction>[0]): Promise<void> {
  const { status, message } = await callAction(call);
  if (status === 'error') throw new Error(message);
}
