/**
 * `npm run bench:scale`: measures operations that become slower as the catalogue grows. Needs a running site (`npm
 * start`) with the data of `npm run seed:large`. `--run N` uses mostly different search queries for each N. `--pages N`
 * also requests N product pages, beginning with product number `--first`, and reports the server's memory.
 */
import { parseArgs } from 'node:util';
import { walkPages } from './scale/memory.ts';
import { queries } from './scale/queries.ts';
import { timings } from './scale/timings.ts';
import { loadEnvironmentFiles, localUrl, readConfiguration } from './serve/configuration.ts';

const COUNT = 60;
const PAGES = [
  '/products/page/7',
  '/products/page/1000',
  '/products/page/2000',
  '/retailers/page/40',
  '/content/page/200',
  '/categories/electronics/page/300',
  '/products/directory',
  '/products/directory/m',
  '/products/directory/m/20',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/products-1.xml',
  '/sitemaps/products-10.xml',
];

const { values } = parseArgs({
  options: {
    run: { type: 'string', default: '1' },
    pages: { type: 'string', default: '0' },
    first: { type: 'string', default: '0' },
  },
});
loadEnvironmentFiles();
const { environment, siteUrl: site, dataDir, distDir } = readConfiguration([], process.env);
const { NEXT_PUBLIC_SUPABASE_URL, NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY, HOST, SUPABASE_PORT } = environment;
const supabase = NEXT_PUBLIC_SUPABASE_URL ?? localUrl(HOST, SUPABASE_PORT);

/** Returns the request that the autocomplete sends to the database, in order to measure the database alone. */
const call = (query: string) =>
  new Request(`${supabase}/rest/v1/rpc/search_site`, {
    method: 'POST',
    headers: {
      apikey: NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY ?? 'sb_publishable_embedded',
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      _query: query,
      _per_type: 5,
      _types: ['retailers', 'categories', 'products'],
      _count_to: 100,
    }),
  });
const ask = (path: string) => (query: string) => new Request(`${site}${path}?q=${encodeURIComponent(query)}`);

const { short, long } = queries(Number(values.run), COUNT);
console.log(
  await timings(
    'warm-up',
    ['sale', 'shop', 'boots'].flatMap((query) => [call(query), ask('/search')(query)]),
  ),
);
for (const [name, asked] of [
  ['two letters', short],
  ['more', long],
] as const) {
  console.log(await timings(`database call, ${name}`, asked.map(call)));
  console.log(await timings(`GET /api/autocomplete, ${name}`, asked.map(ask('/api/autocomplete'))));
  console.log(await timings(`GET /search, ${name}`, asked.map(ask('/search'))));
}
for (const page of PAGES) console.log(await timings(page, [new Request(site + page)]));
await walkPages(
  { site, dataDir, distDir },
  { first: Number(values.first), count: Number(values.pages) },
  (line) => console.log(line),
);
