import type { ContentRow, Source } from '../../schema/rows.ts';
import { SOURCES_LISTED_AT } from '../dates.ts';

const law = (name: string, path: string, day: string): Source => ({
  name,
  url: `https://www.legislation.gov.uk/${path}`,
  day,
});

/**
 * The dated sources of the built-in texts: laws, with the day of royal assent or the day on which they were made, and
 * news reports. Official pages without a fixed date are not in this list; the texts only link to them.
 */
const SOURCES: Source[] = [
  law('Consumer Rights Act 2015', 'ukpga/2015/15/contents', '2015-03-26'),
  law('Consumer Contracts Regulations 2013', 'uksi/2013/3134/contents', '2013-12-13'),
  law('Consumer Credit Act 1974, section 75', 'ukpga/1974/39/section/75', '1974-07-31'),
  law('Digital Markets, Competition and Consumers Act 2024', 'ukpga/2024/13/contents', '2024-05-24'),
  law('Sunday Trading Act 1994', 'ukpga/1994/20/contents', '1994-07-05'),
  law('Christmas Day (Trading) Act 2004', 'ukpga/2004/26/contents', '2004-10-28'),
  {
    name: 'Shropshire Star on Next’s opening after Christmas 2025',
    url: 'https://www.shropshirestar.com/entertainment/2025/12/23/date-high-street-favourite-next-will-start-boxing-day-sales-amid-2025-change-find-your-local-store/',
    day: '2025-12-23',
  },
  {
    name: 'Blackpool Gazette on Next’s opening after Christmas 2023',
    url: 'https://www.blackpoolgazette.co.uk/news/next-firms-up-sale-dates-and-store-openings-after-boxing-day-2023-announcement-4455819',
    day: '2023-12-22',
  },
  {
    name: 'South Wales Argus on John Lewis and Waitrose on Boxing Day',
    url: 'https://www.southwalesargus.co.uk/news/24588714.john-lewis-waitrose-close-300-stores-boxing-day/',
    day: '2024-09-17',
  },
  {
    // The day comes from the id in the URL, which begins with the time at which the newspaper created the page.
    name: 'HuffPost UK on the Boxing Day sales of 2018',
    url: 'https://www.huffingtonpost.co.uk/entry/best-bargains-boxing-day-sales_uk_5c1bb831e4b08aaf7a860d74',
    day: '2018-12-20',
  },
  {
    name: 'LBC on shops closed on Boxing Day 2023',
    url: 'https://www.lbc.co.uk/news/boxing-day-2023-full-list-shops-closed-aldi-poundland/',
    day: '2023-12-08',
  },
];

/**
 * Adds to a guide or article those of the `SOURCES` to which its body links. If it links to any, `content_changed_at`
 * is at least the time at which the sources were added.
 */
export function withSources(row: ContentRow): ContentRow {
  const sources = SOURCES.filter(({ url }) => row.body.includes(`href="${url}"`));
  const { content_changed_at } = row;
  const isOlder = sources.length > 0 && content_changed_at < SOURCES_LISTED_AT;
  return { ...row, sources, content_changed_at: isOlder ? SOURCES_LISTED_AT : content_changed_at };
}
