import { type callAction, isOverLimit, isUnanswered } from '@/components/admin/call-action';
import {
  addImportAction,
  addImportLogoAction,
  addImportRowsAction,
  startImportAction,
} from '@/lib/actions/import-actions';
import { WHOLE_SITE } from '@/lib/imports/entities';
import type { Mapping } from '@/lib/imports/mapping';
import type { FileRow, FileRows } from '@/lib/imports/parse-file';
import { piecesOf } from '@/lib/imports/pieces';
import { type FileLine, linesOfSite, type SiteFile } from '@/lib/imports/site-file';
import { repeatAction } from './repeat-action';

interface Sending {
  fileName: string;
  /** Whether rows that exist already are left unchanged. */
  keepsExisting: boolean;
  onProgress: (sent: number) => void;
}

interface Lines extends Sending {
  entity: string;
  total: number;
  lines: Iterable<FileLine> | AsyncIterable<FileLine>;
}

/**
 * Sends the rows in batches, then starts the dry run. Returns the import's id. Throws an error whose message is a
 * sentence for the editor.
 */
async function sendLines({ entity, lines, onProgress, ...about }: Lines): Promise<string> {
  const id = crypto.randomUUID();
  await must(() => addImportAction({ id, entity, ...about }));
  for await (const piece of piecesOf(lines)) {
    const rows = piece.map(({ line, cells }) => ({ line, cells }));
    await must(() => addImportRowsAction({ id, entity: piece[0]?.entity ?? '', rows }));
    onProgress(piece.at(-1)?.line ?? 0);
  }
  const started = await repeatAction(() => startImportAction({ id, what: 'check' }), isOverLimit);
  // If the action got no response, continue: the screen of the import shows whether the dry run has started.
  if (started.status === 'error' && !isUnanswered(started)) throw new Error(started.message);
  return id;
}

interface SendingRows extends Sending {
  entity: string;
  file: FileRows;
  mapping: Mapping;
}

/** Sends the rows of one entity, without the cells of columns that have no field. Returns the import's id. */
export function sendRows({ file, mapping, ...rest }: SendingRows): Promise<string> {
  return sendLines({ ...rest, total: file.total, lines: linesOf(rest.entity, file, mapping) });
}

async function* linesOf(entity: string, { rows }: FileRows, mapping: Mapping): AsyncGenerator<FileLine> {
  let line = 0;
  for await (const row of rows()) {
    line += 1;
    yield { line, entity, cells: cellsOf(row, mapping) };
  }
}

const cellsOf = (row: FileRow, mapping: Mapping): FileRow =>
  Object.fromEntries(
    Object.entries(mapping).flatMap(([column, name]) => {
      const cell = Object.hasOwn(row, column) ? row[column] : undefined;
      return name && cell !== undefined ? [[name, cell] as const] : [];
    }),
  );

/** Sends the content of a whole site: its uploaded logos, then its rows. Returns the import's id. */
export async function sendSite({ site, ...rest }: Sending & { site: SiteFile }): Promise<string> {
  for (const { path, type, base64 } of site.logos) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const file = new File([bytes], path.replace(/^.*\//, ''), { type });
    await must(() => addImportLogoAction({ path, file }));
  }
  const lines = linesOfSite(site.rows);
  return sendLines({ ...rest, entity: WHOLE_SITE, total: lines.length, lines });
}

/**
 * Calls an action. If it gets no response, calls it again, because a repeated request changes nothing. Throws an error
 * whose message is a sentence for the editor.
 */
async function must(call: Parameters<typeof callAction>[0]): Promise<void> {
  const state = await repeatAction(call, (failure) => isUnanswered(failure) || isOverLimit(failure));
  if (state.status === 'error') throw new Error(state.message);
}
