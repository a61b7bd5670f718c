import { datedDiscount, type Discount } from '@/lib/catalogue/discount';
import { SITE_NAME } from '@/lib/config/site-name';
import { listCategories } from '@/lib/data/categories';
import { listContent } from '@/lib/data/content-list';
import { listRetailers } from '@/lib/data/retailers';
import { formatDate } from '@/lib/dates/london-time';
import { COMPARE_PATH } from '@/lib/routing/compare-path';
import { categoryPath, contentPath, retailerPath, SALE_DATES_PATH } from '@/lib/routing/paths';
import { absoluteUrl } from '@/lib/routing/site-url';

const LIMIT = 60;

const link = (name: string, path: string, note: string | null) =>
  `- [${name}](${absoluteUrl(path)})${note ? `: ${note}` : ''}`;

/** Describes a discount with its year, its source and the day it was checked. */
const discountNote = (discount: Discount) =>
  `${datedDiscount(discount)} (source: ${discount.sourceName}, ${discount.sourceUrl}, checked ${formatDate(discount.checkedOn)})`;

/** Returns a summary of the site for language models (llmstxt.org). */
export async function GET() {
  const [guides, articles, categories, retailers] = await Promise.all([
    listContent({ type: 'guide', limit: LIMIT }),
    listContent({ type: 'article', limit: LIMIT }),
    listCategories({ limit: LIMIT }),
    listRetailers({ limit: LIMIT }),
  ]);
  const text = [
    `# ${SITE_NAME}`,
    '',
    '> When the Boxing Day sales in the UK start, what usually comes down, where to look, and what the law gives shoppers.',
    '',
    'Links to shops may be affiliate links and are marked as advertisements. Prices and terms are those of the shops.',
    '',
    link('Sale dates', SALE_DATES_PATH, 'when each sale starts, day by day, with sources'),
    link('Compare shops', COMPARE_PATH, 'two to four shops side by side: sale starts, returns, delivery'),
    '',
    '## Guides',
    ...guides.map((row) => link(row.title, contentPath(row.slug), row.description)),
    '',
    '## Articles',
    ...articles.map((row) => link(row.title, contentPath(row.slug), row.description)),
    '',
    '## Categories',
    ...categories.map((row) => link(row.name, categoryPath(row.slug), null)),
    '',
    '## Retailers',
    ...retailers.map((row) =>
      link(row.name, retailerPath(row.slug), row.discount && discountNote(row.discount)),
    ),
    '',
  ].join('\n');
  return new Response(text, { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
