import { isPaidUrl } from '@/lib/affiliates/paid-links';
import { isFrontPage, targetPage } from '@/lib/affiliates/target-page';
import { cut } from '@/lib/text/cut';
import type { QualityCheck } from '../check';
import type { PageLink, QualityPage } from '../page';

/** The query parameters by which affiliate networks and shops identify the affiliate who earns the commission. */
const CREDITS = new Set([
  ...['aff', 'aff_id', 'affid', 'affiliate', 'affiliate_id', 'awc', 'campid', 'cjevent', 'clickref'],
  ...['irclickid', 'irgwc', 'ranmid', 'ransiteid', 'tduid', 'wgu'],
]);

const urlOf = (href: string) => (/^https?:/i.test(href) && URL.canParse(href) ? new URL(href) : null);

/** Returns whether a link may earn a commission, even if the site does not recognise it as a paid link. */
function mayEarn({ href, hasAd, rel }: PageLink): boolean {
  if (hasAd || rel.includes('sponsored') || isPaidUrl(href)) return true;
  return [...(urlOf(href)?.searchParams.keys() ?? [])].some((name) => CREDITS.has(name.toLowerCase()));
}

function leadsToFrontPage(href: string): boolean {
  const url = urlOf(href);
  const page = url && targetPage(url);
  return page !== null && isFrontPage(page);
}

const earning = ({ links }: QualityPage) => links.filter(mayEarn);
const shown = (href: string) => (href.length > 80 ? `${cut(href, 79)}…` : href);

/** The checks of a page's paid links. */
export const LINK_CHECKS: QualityCheck[] = [
  {
    name: 'unmarked-ad',
    label: 'Affiliate link without ‘Ad’',
    help: 'UK rules require a mark on every link that earns a commission. Tick ‘Paid link’, and give the link a text.',
    weight: 10,
    severity: 'error',
    applies: (page) => earning(page).length > 0,
    run: (page) =>
      earning(page)
        .filter(({ hasAd }) => !hasAd)
        .map(({ field, href }) => ({ field, text: `${shown(href)} isn’t marked.` })),
  },
  {
    name: 'disclosure',
    label: 'No disclosure',
    help: 'A page with paid links must say that they may earn a commission. The page shows the disclosure as soon as one of its links is marked as paid.',
    weight: 8,
    severity: 'error',
    applies: (page) => earning(page).length > 0,
    run(page, { rules }) {
      const [first] = earning(page);
      if (!first) return [];
      if (!rules.disclosure.trim()) return [{ field: first.field, text: 'The disclosure text is empty.' }];
      return page.links.some(({ hasAd }) => hasAd)
        ? []
        : [{ field: first.field, text: 'No paid link is marked, so the page shows no disclosure.' }];
    },
  },
  {
    name: 'front-page-link',
    label: 'Paid link to a shop’s front page',
    help: 'Shoppers must search again there. Link to the product, or to the page of the sale.',
    weight: 4,
    severity: 'warning',
    applies: (page) => earning(page).length > 0,
    run: (page) =>
      earning(page)
        .filter(({ href }) => leadsToFrontPage(href))
        .map(({ field, href }) => ({ field, text: `${shown(href)} is a front page.` })),
  },
];
