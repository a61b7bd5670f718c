import 'server-only';
import { z } from 'zod';
import { findUnfinishedJob } from '@/lib/data/jobs';
import { BEFORE_ALL, listLinksToCheck, type TurnedShop } from '@/lib/data/links';
import { counted } from '@/lib/resources/entity-texts';
import { checkChunk, type ChunkOf } from '@/lib/services/links/check-links';
import { collectChunk } from '@/lib/services/links/collect-links';
import type { Db } from '@/lib/supabase/public';
import { defineJob, type ChunkResult } from '../job-kind';
import { collectPosition } from './collect-links';

const counts = z.object({
  after: z.string(),
  broken: z.number(),
  mended: z.number(),
  putOff: z.number(),
  fallbacks: z.array(z.string()),
});
type Counts = z.output<typeof counts>;
const position = z.union([z.object({ collect: collectPosition }), counts]);
type Position = z.output<typeof position>;

/** The start of the check. Links that were checked at this time or later are skipped. */
const since = z.iso.datetime();
const START: Counts = { after: BEFORE_ALL, broken: 0, mended: 0, putOff: 0, fallbacks: [] };
/** The maximum number of retailers that the note names. */
const MOST_NAMES = 5;
const CHOSEN = { one: 'chosen link', many: 'chosen links' };

/** Checks all links after collecting them, or checks only the links whose ids are in the input. */
export const checkLinks = defineJob({
  kind: 'check-links',
  label: 'Check links',
  lane: 'long',
  input: z.object({ since, ids: z.array(z.uuid()).max(200).optional() }),
  position,

  async runChunk({ input, position: from, done, db, signal }): Promise<ChunkResult<Position>> {
    if (!input.ids && (!from || 'collect' in from)) {
      const { next } = await collectChunk(db, from && 'collect' in from ? from.collect : null);
      const note = 'Collecting links before the check';
      return { isLast: false, done: 0, note, position: next ? { collect: next } : START };
    }
    const start = from && 'after' in from ? from : START;
    return check({ only: input.ids ?? null, since: input.since, start, done, db, signal });
  },

  // During the sales, a check of all links is due every hour. It can take longer if thousands of links lead to one
  // host, so create no job while an earlier check is unfinished.
  findWork: async (db, { until }) =>
    (await findUnfinishedJob(db, 'check-links')) === 'under way' ? null : { since: until.toISOString() },

  describe: ({ ids }) => ({ text: ids ? counted(CHOSEN, ids.length) : 'All links' }),
});

/**
 * Checks links again: ten minutes after their first failure, every hour while they are broken, and after an earlier
 * check was put off.
 */
export const recheckLinks = defineJob({
  kind: 'recheck-links',
  label: 'Check failed links again',
  lane: 'long',
  input: z.object({ since }),
  position: counts,

  runChunk: ({ input, position: start, done, db, signal }) =>
    check({ only: 'due', since: input.since, start: start ?? START, done, db, signal }),

  async findWork(db, { until }) {
    if ((await findUnfinishedJob(db, 'recheck-links')) === 'under way') return null;
    const { left } = await listLinksToCheck(db, { only: 'due', after: BEFORE_ALL, limit: 1 });
    return left > 0 ? { since: until.toISOString() } : null;
  },

  describe: () => ({ text: 'Links that are due' }),
});

interface Checking extends Omit<ChunkOf, 'after'> {
  start: Counts;
  done: number;
  db: Db;
}

async function check({ start, done, db, ...of }: Checking): Promise<ChunkResult<Counts>> {
  const { last, checked, left, ...now } = await checkChunk(db, { ...of, after: start.after });
  const next = {
    after: last ?? start.after,
    broken: start.broken + now.broken,
    mended: start.mended + now.mended,
    putOff: start.putOff + now.putOff,
    fallbacks: [...start.fallbacks, ...now.shops.map(fallbackText)].slice(0, MOST_NAMES),
  };
  const sum = done + checked;
  const progress = { done: sum, total: sum + left, note: noteOf(sum, next) };
  return last === null || left === 0
    ? { isLast: true, ...progress }
    : { isLast: false, ...progress, position: next };
}

const fallbackText = ({ name, isBroken }: TurnedShop) =>
  isBroken ? `${name} uses its fallback link` : `${name} no longer uses its fallback link`;

function noteOf(checked: number, { broken, mended, putOff, fallbacks }: Counts): string {
  const many = (count: number, text: string) =>
    count > 0 ? `, ${count.toLocaleString('en-GB')} ${text}` : '';
  const links = checked === 1 ? 'link' : 'links';
  return `${checked.toLocaleString('en-GB')} ${links} checked${many(broken, 'newly broken')}${many(mended, 'working again')}${many(putOff, 'postponed')}${fallbacks.map((text) => `. ${text}`).join('')}`;
}
