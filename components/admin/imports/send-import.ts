import { callAction } from '@/components/admin/call-action';
import {
  addImportAction,
  addImportLogoAction,
  addImportRowsAction,
  startImportAction,
} from '@/lib/actions/import-actions';
import { WHOLE_SITE } from '@/lib/imports/entities';
import type { Mapping } from '@/lib/imports/mapping';
import type { FileRow } from '@/lib/imports/parse-file';
import { piecesOf } from '@/lib/imports/pieces';
import { type FileLine, linesOfSite, type SiteFile } from '@/lib/imports/site-file';

interface Sending {
  fileName: string;
  /** Whether rows that exist already are left as they are. */
  keepsExisting: boolean;
  onProgress: (sent: number) => void;
}

interface Lines extends Sending {
  entity: string;
  lines: FileLine[];
}

/** Sends the rows in pieces, then asks for the dry run. Returns the import's id. Throws an error with a sentence. */
async function sendLines({ entity, lines, onProgress, ...about }: Lines): Promise<string> {
  const id = crypto.randomUUID();
  await must(() => addImportAction({ id, entity, ...about, total: lines.length }));
  for (const piece of piecesOf(lines)) {
    const rows = piece.map(({ line, cells }) => ({ line, cells }));
    await must(() => addImportRowsAction({ id, entity: piece[0]?.entity ?? '', rows }));
    onProgress(piece.at(-1)?.line ?? 0);
  }
  await must(() => startImportAction({ id, what: 'check' }));
  return id;
}

interface SendingRows extends Sending {
  entity: string;
  rows: FileRow[];
  mapping: Mapping;
}

/** Sends the rows of one entity with the cells that lead to a field. Returns the import's id. */
export function sendRows({ rows, mapping, ...rest }: SendingRows): Promise<string> {
  const lines = rows.map((row, index) => ({
    line: index + 1,
    entity: rest.entity,
    cells: Object.fromEntries(
      Object.entries(mapping).flatMap(([column, name]) => {
        const cell = row[column];
        return name && cell !== undefined ? [[name, cell] as const] : [];
      }),
    ),
  }));
  return sendLines({ ...rest, lines });
}

/** Sends a whole site: its uploaded logos, then its rows. Returns the import's id. */
export async function sendSite({ site, ...rest }: Sending & { site: SiteFile }): Promise<string> {
  for (const { path, type, base64 } of site.logos) {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const file = new File([bytes], path.replace(/^.*\//, ''), { type });
    await must(() => addImportLogoAction({ path, file }));
  }
  return sendLines({ ...rest, entity: WHOLE_SITE, lines: linesOfSite(site.rows) });
}

async function must(call: Parameters<typeof callAction>[0]): Promise<void> {
  const { status, message } = await callAction(call);
  if (status === 'error') throw new Error(message);
}
