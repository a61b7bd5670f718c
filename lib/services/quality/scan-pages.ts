import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type ComparedPage,
  findTwins,
  finishQualityScan,
  forgetQualityPages,
  listCategoryNames,
  type ListedPage,
  listQualityPages,
  listRowsToScan,
  listSaleDates,
  scoreQualityPages,
  type ScoredPage,
} from '@/lib/data/quality';
import { getContentSettings } from '@/lib/data/content-settings';
import { selectRetailerHosts } from '@/lib/data/retailer-hosts';
import { londonDay } from '@/lib/dates/london-time';
import { seasonAt } from '@/lib/dates/season';
import { pathOfRow } from '@/lib/entities/path-grammar';
import { ENTITY_TABLES, type EntityTable, entityOf } from '@/lib/entities/registry';
import { signatureOf } from '@/lib/quality/minhash';
import { type QualityPage, readPage, textOf } from '@/lib/quality/page';
import { rulesOf } from '@/lib/quality/rules';
import { scorePage } from '@/lib/quality/score-page';
import { resourceOf } from '@/lib/resources';
import type { Row } from '@/lib/resources/resource';
import type { Db } from '@/lib/supabase/public';
import { cut } from '@/lib/text/cut';

const ROWS_PER_CHUNK = 200;
/** An id that sorts before the ids of all rows. */
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';
const LONGEST_TITLE = 1000;
const LONGEST_DESCRIPTION = 10_000;

/**
 * The position at which the next chunk of a scan begins. The first phase lists all pages, so that the second phase can
 * compare each page with all others.
 */
export interface ScanPosition {
  scan: string;
  phase: 'list' | 'score';
  place: number;
  after: string;
}

export const scanStart = (scan: string): ScanPosition => ({
  ...{ scan, phase: 'list', place: 0, after: BEFORE_ALL },
});

/** Lists or scores some pages of one entity. Returns the position at which the next chunk begins; null at the end. */
export async function scanChunk(
  db: Db,
  position: ScanPosition,
): Promise<{ next: ScanPosition | null; rows: number }> {
  const { scan, phase, place, after } = position;
  const table = ENTITY_TABLES[place];
  if (!table && phase === 'list') {
    await forgetQualityPages(db, scan);
    return { next: { ...scanStart(scan), phase: 'score' }, rows: 0 };
  }
  if (!table) {
    await finishQualityScan(db);
    return { next: null, rows: 0 };
  }
  const { rows, ids } = await listRowsToScan(db, table, { after, limit: ROWS_PER_CHUNK });
  const pages = await readPages(db, table, rows);
  if (phase === 'list') await listQualityPages(db, { scan, ids, pages: pages.map(listed) });
  else await score(db, scan, pages);
  const isEnd = ids.length < ROWS_PER_CHUNK;
  const next = isEnd
    ? { ...position, place: place + 1, after: BEFORE_ALL }
    : { ...position, after: ids.at(-1) ?? BEFORE_ALL };
  return { next, rows: ids.length };
}

/** Lists and scores the pages of the rows with these ids. The rows may be of different entities. */
export async function scanRows(db: Db, scan: string, ids: string[]): Promise<void> {
  for (const table of ENTITY_TABLES) {
    const { rows, ids: found } = await listRowsToScan(db, table, { ids });
    if (found.length === 0) continue;
    const pages = await readPages(db, table, rows);
    await listQualityPages(db, { scan: null, ids: found, pages: pages.map(listed) });
    await score(db, scan, pages);
  }
}

interface ReadPage {
  page: QualityPage;
  compared: ComparedPage;
}

async function readPages(db: Db, table: EntityTable, rows: Row[]): Promise<ReadPage[]> {
  const resource = resourceOf(table);
  if (!resource || rows.length === 0) return [];
  const shops = await selectRetailerHosts(db);
  const categories = await listCategoryNames(db);
  const templates = await getContentSettings(db);
  const now = Date.now();
  const { year } = seasonAt(now);
  const searchTemplates = { templates, year };
  const slugs = table === 'retailers' ? rows.map(({ slug }) => String(slug)) : [];
  const saleDates = await listSaleDates(db, slugs, now);
  const column = entityOf(table).parent?.column;
  const pages: ReadPage[] = [];
  for (const row of rows) {
    const name = column && categories.get(String(row[column]));
    const page = readPage(table, resource, row, {
      ...{ shops, searchTemplates },
      parent: name ? { name } : null,
      saleDates: saleDates.get(String(row.slug)),
    });
    const signature = signatureOf(textOf(page));
    pages.push({
      page,
      compared: {
        row_id: String(row.id),
        title: cut(page.title, LONGEST_TITLE),
        description: cut(page.description, LONGEST_DESCRIPTION),
        hashes: signature?.hashes ?? null,
        bands: signature?.bands ?? null,
      },
    });
    // Pause after each row, so that the worker can extend its jobs in time. Reading a long text takes some
    // milliseconds.
    await nextTurn();
  }
  return pages;
}

const listed = ({ page: { entity, row }, compared }: ReadPage): ListedPage => ({
  ...{ ...compared, entity, path: pathOfRow(entity, row) },
  name: cut(String(row[entityOf(entity).nameColumn]), 500),
});

async function score(db: Db, scan: string, pages: ReadPage[]): Promise<void> {
  if (pages.length === 0) return;
  const twins = await findTwins(
    db,
    pages.map(({ compared }) => compared),
  );
  const rules = rulesOf(await getContentSettings(db));
  const today = londonDay(new Date().toISOString());
  const scored = pages.map(({ page, compared: { row_id } }): ScoredPage => {
    const none = { title: null, description: null, text: null };
    const { weight, failed } = scorePage(page, { rules, today, twins: twins[row_id] ?? none });
    return {
      ...{ row_id, weight },
      findings: failed.map(({ check, findings }) => ({
        ...{ check: check.name, weight: check.weight, severity: check.severity },
        faults: findings.map(({ field, text }) => ({ field, text: cut(text, 500) })),
      })),
    };
  });
  await scoreQualityPages(db, scan, scored);
}
