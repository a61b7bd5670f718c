/**
 * A fault that a page may have. The database finds faults in the data of a crawl (private.judge_pages); this file
 * explains them to editors.
 */
interface PageFault {
  value: string;
  label: string;
  /** An explanation of the fault, and advice. */
  help: string;
  /** An 'error' keeps visitors or search engines from the page; a 'warning' makes its search result worse. */
  tone: 'error' | 'warning';
  /** The repair that an editor can make with one click. */
  mend?: PageMend;
}

/**
 * The repairs that an editor can make with one click. 'refresh' renders the page again, and the lists that contain it,
 * because a write outside the admin area may have left them stale. 'shorten' makes a redirect lead directly to the last
 * page of its chain.
 */
export const PAGE_MENDS = ['refresh', 'shorten'] as const;
export type PageMend = (typeof PAGE_MENDS)[number];

/**
 * Returns whether an editor can make this repair to a page of this type. Only a redirect that an editor made can lead
 * elsewhere; the redirects from old URLs follow from the site's rows.
 */
export const canMend = (mend: PageMend, type: string): boolean => mend !== 'shorten' || type === 'redirects';

/** The maximum number of characters of a title that search results show (docs/product.md). */
const LONGEST_TITLE = 60;
/**
 * The minimum number of words on a page about a row, such as a product. A page with fewer words has too little text for
 * search engines.
 */
const FEWEST_WORDS = 100;

/** All faults, the most serious first. */
export const PAGE_FAULTS: readonly PageFault[] = [
  {
    value: 'no-answer',
    label: 'Server error or no answer',
    help: 'The site answered with an error, or not at all. Check the page again. If the fault remains, tell a developer.',
    tone: 'error',
    mend: 'refresh',
  },
  {
    value: 'sitemap-no-page',
    label: 'In the sitemap, but no page',
    help: 'The sitemap lists a URL that redirects or is missing.',
    tone: 'error',
    mend: 'refresh',
  },
  {
    value: 'sitemap-noindex',
    label: 'In the sitemap, but hidden',
    help: 'The sitemap lists a page that tells search engines not to list it.',
    tone: 'error',
    mend: 'refresh',
  },
  {
    value: 'linked-missing',
    label: 'Linked, but missing',
    help: 'Pages of this site link to a URL without a page. Change the links or add a redirect.',
    tone: 'error',
  },
  {
    value: 'redirect-nowhere',
    label: 'Redirect to no page',
    help: 'The page that this redirect leads to is missing or not published. Publish that page, or change or delete the redirect.',
    tone: 'error',
  },
  {
    value: 'canonical-elsewhere',
    label: 'Canonical elsewhere',
    help: 'The page names another URL as the one to list, so search engines leave this one out.',
    tone: 'error',
    mend: 'refresh',
  },
  {
    value: 'structured-data',
    label: 'Structured data invalid',
    help: 'A required property is missing or invalid, or the data can’t be read, so search engines ignore it.',
    tone: 'error',
  },
  {
    value: 'redirect-chain',
    label: 'Redirect chain',
    help: 'A redirect leads to another redirect. Make it lead directly to the last page, and change the links to its URL.',
    tone: 'warning',
    mend: 'shorten',
  },
  {
    value: 'orphan',
    label: 'Orphan',
    help: 'No page of this site links here, so visitors and search engines hardly find it.',
    tone: 'warning',
  },
  {
    value: 'same-title',
    label: 'Title not unique',
    help: 'Another page has the same title, so search results look alike.',
    tone: 'warning',
  },
  {
    value: 'same-description',
    label: 'Description not unique',
    help: 'Another page has the same description.',
    tone: 'warning',
  },
  {
    value: 'long-title',
    label: 'Title too long',
    help: `Search results cut off titles of more than ${LONGEST_TITLE} characters.`,
    tone: 'warning',
  },
  {
    value: 'no-description',
    label: 'No description',
    help: 'Search engines choose a part of the page’s text instead.',
    tone: 'warning',
  },
  {
    value: 'thin',
    label: 'Thin',
    help: `The page has fewer than ${FEWEST_WORDS} words.`,
    tone: 'warning',
  },
];

export const faultOf = (value: string): PageFault | undefined =>
  PAGE_FAULTS.find((fault) => fault.value === value);
