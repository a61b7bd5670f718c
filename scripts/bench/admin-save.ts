import { asAdmin, type sessionCookies } from './admin.ts';
import type { Db } from './database.ts';
import { median, rounded } from './figures.ts';
import type { Figure } from './figures.ts';

const BUDGET_MS = 300;
const SAVES = 5;
const PATIENCE_MS = 15_000;
/**
 * The slug of the retailer that the benchmark saves. This retailer is in the menu, on the homepage and in every list.
 */
const SLUG = 'argos';
const NAME = 'Argos';

interface Place {
  name: string;
  /** Returns whether this page already shows the retailer's new name or new path. */
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
    // Look only in <main>, because the menu contains links to retailers too.
    shows: async (site, { name, slug }) => {
      const html = await text(`${site}/search?q=${encodeURIComponent(name)}`);
      return html.slice(html.indexOf('<main')).includes(`href="/retailers/${slug}"`);
    },
  },
  {
    name: 'sitemap',
    shows: async (site, { slug }) =>
      (await text(`${site}/sitemaps/retailers-1.xml`)).includes(`/retailers/${slug}<`),
  },
];

/** Returns the time in ms from `started` until the page in `place` shows the retailer's new name or path. */
async function shownAfter(place: Place, site: string, row: Parameters<Place['shows']>[1], started: number) {
  while (performance.now() - started < PATIENCE_MS) {
    if (await place.shows(site, row)) return performance.now() - started;
  }
  throw new Error(`${place.name} did not show a save within ${PATIENCE_MS / 1000} s.`);
}

/**
 * Measures the time from the end of a save in the editor until each of the public pages in PLACES shows the retailer's
 * new name or path.
 */
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
      // Wait for the response to the save. Recognise its request by `updatedAt`, which no other request contains.
      const answered = page.waitForResponse((response) =>
        (response.request().postData() ?? '').includes('"updatedAt"'),
      );
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await answered;
    };
    // Save once for each page. If several pages were polled after one save, the time of each page would include the
    // rendering of the other pages.
    for (const [number, place] of Array.from({ length: SAVES }, () => PLACES)
      .flat()
      .entries()) {
      // Use three slugs in turn. With a new slug for every save, the number of redirects would grow to about forty, and
      // the last saves would spend most of their time updating redirects.
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
