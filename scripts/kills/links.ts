import { randomUUID } from 'node:crypto';
import { count, expectCount, insist, runThroughKills, type RunningSite, VICTIMS } from './site.ts';

const BATCH = 500;
const DELETED_AT_ONCE = 100;
const [OLD, NEW] = ['https://old-shop.example/', 'https://new-shop.example/'];

/** Inserts products with a link each, and a search and replace in these links. Returns the replacement's id. */
async function prepare({ db }: RunningSite, links: number, mark: string): Promise<string> {
  const { id } = await insist<{ id: string }>(() =>
    db
      .from('link_replacements')
      .insert({ find: OLD, replacement: NEW })
      .select('id')
      .single<{ id: string }>(),
  );
  for (let start = 0; start < links; start += BATCH) {
    const rows = Array.from({ length: Math.min(BATCH, links - start) }, (_, index) => ({
      ...{ id: randomUUID(), slug: `${mark}-${start + index}`, name: `Product ${start + index}` },
      ...{ price_source_name: 'Shop', price_source_url: `${OLD}${start + index}` },
      price_checked_on: new Date().toISOString().slice(0, 10),
    }));
    const changes = rows.map(({ id: row, name, price_source_url: url }) => ({
      ...{ replacement_id: id, resource: 'products', row_id: row, row_name: name },
      before: { price_source_url: url },
      after: { price_source_url: url.replace(OLD, NEW) },
    }));
    await insist(() => db.from('products').upsert(rows).select('id'));
    await insist(() =>
      db.from('link_changes').upsert(changes, { onConflict: 'replacement_id,resource,row_id' }).select('id'),
    );
  }
  return id;
}

/** Replaces many links and undoes it, while each process is killed once in each job, and counts the effects. */
export async function replaceThroughKills(site: RunningSite, links: number): Promise<void> {
  const { db } = site;
  const mark = `kills-${Date.now().toString(36)}`;
  console.log(`Replacing ${links} links`);
  const id = await prepare(site, links, mark);
  const products = () => db.from('products').select('id', { count: 'exact', head: true });
  const writes = () =>
    count(() =>
      db
        .from('audit_log')
        .select('id', { count: 'exact', head: true })
        .eq('action', 'update')
        .like('row_slug', `${mark}-%`),
    );
  const withHost = (host: string) =>
    count(() => products().like('slug', `${mark}-%`).like('price_source_url', `${host}%`));
  const input = { replacement: id, isUndo: false };
  const seconds = await runThroughKills(site, {
    kind: 'replace-links',
    input,
    total: links,
    victims: VICTIMS,
  });
  expectCount('links replaced', await withHost(NEW), links);
  expectCount('writes in the history', await writes(), links);
  await insist(() => db.from('link_replacements').update({ state: 'undoing' }).eq('id', id).select('id'));
  const undo = { replacement: id, isUndo: true };
  const undone = await runThroughKills(site, {
    ...{ kind: 'replace-links', input: undo, total: links, victims: VICTIMS },
  });
  expectCount('links put back', await withHost(OLD), links);
  expectCount('writes in the history', await writes(), 2 * links);
  console.log(`  ${Math.round(seconds)} s, and ${Math.round(undone)} s to undo it`);
  for (;;) {
    const query = db.from('products').select('id').like('slug', `${mark}-%`).limit(DELETED_AT_ONCE);
    const ids = (await insist<{ id: string }[]>(() => query)).map((row) => row.id);
    if (ids.length === 0) return;
    await insist(() => db.from('products').delete().in('id', ids).select('id'));
  }
}
