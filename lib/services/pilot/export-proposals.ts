import 'server-only';
import { getProposals, listProposals, type Proposal } from '@/lib/data/admin/proposals';
import type { CsvTable } from '@/lib/lists/csv';
import type { ListQuery } from '@/lib/resources/list-query';
import type { Db } from '@/lib/supabase/public';

const BATCH = 200;
const COLUMNS = [
  ...['name', 'rule', 'entity', 'purpose', 'why', 'effect', 'state', 'reason', 'error', 'cost', 'weight'],
  ...['created_at', 'decided_at'],
];

/** Streams proposals in batches for a CSV file: those in `ids`, or the whole list if `ids` is empty. */
export async function* exportProposals(
  db: Db,
  { query, ids }: { query: ListQuery; ids: string[] },
): AsyncGenerator<CsvTable> {
  if (ids.length > 0) {
    yield tableOf(await getProposals(db, ids));
    return;
  }
  for (let page = 1; ; page += 1) {
    const { proposals } = await listProposals(db, { ...query, page, size: BATCH });
    if (page === 1 || proposals.length > 0) yield tableOf(proposals);
    if (proposals.length < BATCH) return;
  }
}

const tableOf = (proposals: Proposal[]): CsvTable => ({
  columns: COLUMNS,
  rows: proposals.map((row) => ({ ...row })),
});
