import { Link } from '@/components/site/link';
import { Scroller } from '@/components/site/scroller';
import type { ContentCard } from '@/lib/catalogue/entities';
import { firstStartsOf } from '@/lib/catalogue/first-starts';
import { subjectOfTitle, subjectsOf } from '@/lib/catalogue/guide-subjects';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { contentPath, SALE_DATES_PATH } from '@/lib/routing/paths';

/** The start of the sales in one line, and links to the guides of a list by their goods. */
export async function IndexJumps({ rows }: { rows: ContentCard[] }) {
  const first = firstStartsOf(await listSaleStarts());
  const guides = subjectsOf(rows.filter(({ title }) => subjectOfTitle(title))) ?? [];
  return (
    <div className="index-jumps">
      {first && (
        <p>
          <Link href={SALE_DATES_PATH} className="lone-link">
            Sale dates: {first.when.charAt(0).toLowerCase() + first.when.slice(1)}
          </Link>{' '}
          <span className="sale-evidence">{first.evidence}</span>
        </p>
      )}
      {guides.length > 0 && (
        <nav aria-label="Guides by product">
          <Scroller label="Guides by product" items="chips">
            <ul className="chip-row">
              {guides.map(({ content, subject }) => (
                <li key={content.slug}>
                  <Link href={contentPath(content.slug)} className="chip">
                    {subject}
                  </Link>
                </li>
              ))}
            </ul>
          </Scroller>
        </nav>
      )}
    </div>
  );
}
