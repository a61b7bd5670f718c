import { asAdmin, type sessionCookies } from './admin.ts';
import type { Db } from './database.ts';
import { median, rounded } from './figures.ts';
import type { Figure } from './figures.ts';

const BUDGET_MS = 300;
const SAVES = 5;
const PATIENCE_MS = 15_000;
/** A retailer that is in the menu, on the homepage and in every list. */
const SLUG = 'argos';
const NAME = 'Argos';

interface Place {
  name: string;
  /** Whether this place shows the row under its new name and slug. */
  shows: (site: string, row: { name: string; slug: string; oldSlug: string }) => Promise<boolean>;
}

const text = async (url: string) => (await fetch(url)).text();
const says = (path: string) => async (site: string, row: { name: string }) =>
  (await text(site + path)).includes(row.name);

const PLACES: Place[] = [
  {
    name: 'page',
    shows: async (site, row) => (await text(`${site}/retailers/${row.slug}`)).includes(row.name),
  },
  {
    name: 'old address',
    shows: async (site, { slug, oldSlug }) => {
      const response = await fetch(`${site}/retailers/${oldSlug}`, { redirect: 'manual' });
      await response.arrayBuffer();
      return (
        response.status === 308 && (response.headers.get('location') ?? '').endsWith(`/retailers/${slug}`)
      );
    },
  },
  { name: 'list', shows: says('/retailers') },
  { name: 'directory', shows: says('/retailers/directory') },
  { name: 'homepage', shows: says('/') },
  { name: 'menu of another page', shows: says('/privacy') },
  {
    name: 'search',
    shows: async (site, { name }) =>
      (await text(`${site}/search?q=${encodeURIComponent(name)}`)).includes(`href="/retailers/`),
  },
  {
    name: 'sitemap',
    shows: async (site, { slug }) =>
      (await text(`${site}/sitemaps/retailers-1.xml`)).includes(`/retailers/${slug}<`),
  },
];

/** Milliseconds from `started` until the place shows the row. */
async function shownAfter(place: Place, site: string, row: Parameters<Place['shows']>[1], started: number) {
  while (performance.now() - started < PATIENCE_MS) {
    if (await place.shows(site, row)) return performance.now() - started;
  }
  throw new Error(`${place.name} did not show a save within ${PATIENCE_MS / 1000} s.`);
}

/** Measures the time from the end of a save in the editor until each public place shows the row's new name. */
export async function measureAdminSave(
  workDir: string,
  db: Db,
  site: string,
  cookies: Awaited<ReturnType<typeof sessionCookies>>,
): Promise<Figure[]> {
  const { data, error } = await db.from('retailers').select('id').eq('slug', SLUG).single();
  if (error) throw new Error(`The bench's retailer is not there: ${error.message}`);
  const times = new Map<string, number[]>(PLACES.map(({ name }) => [name, []]));
  await asAdmin(workDir, cookies, async (page) => {
    await page.goto(`${site}/admin/retailers/${data.id}`, { waitUntil: 'networkidle' });
    let oldSlug = SLUG;
    const save = async (name: string, slug: string) => {
      await page.getByLabel('Name', { exact: true }).fill(name);
      await page.getByLabel('Slug').fill(slug);
      // Only the request of a save contains `updatedAt`, the version that it changes.
      const answered = page.waitForResponse((response) =>
        (response.request().postData() ?? '').includes('"updatedAt"'),
      );
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await answered;
    };
    // One save per place: polled at the same time, the places would wait for each other's rendering, not for the save.
    for (const [number, place] of Array.from({ length: SAVES }, () => PLACES)
      .flat()
      .entries()) {
      // Three slugs in rotation: with a new slug each time, the last saves would mostly update forty redirects.
      const row = { name: `${NAME} save${number}`, slug: `${SLUG}-${number % 3}`, oldSlug };
      await save(row.name, row.slug);
      times.get(place.name)?.push(rounded(await shownAfter(place, site, row, performance.now())));
      oldSlug = row.slug;
    }
    await save(NAME, SLUG);
  });
  return [...times].map(([name, ms]) => ({
    measure: 'admin',
    subject: `save: ${name}`,
    value: `${Math.round(median(ms))} ms after the save (slowest ${Math.round(Math.max(...ms))})`,
    budget: `<= ${BUDGET_MS} ms`,
    met: median(ms) <= BUDGET_MS,
    details: { times: ms },
  }));
}
