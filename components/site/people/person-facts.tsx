import { Link } from '@/components/site/link';
import type { ContentCard } from '@/lib/catalogue/entities';
import { contentDates } from '@/lib/dates/content-dates';
import { formatDate } from '@/lib/dates/london-time';

interface PersonFactsProps {
  name: string;
  /** The numbers of guides and articles that the person has written and reviewed. */
  written: number;
  reviewed: number;
  /** The guides and articles among which the latest change is looked up. */
  latest: ContentCard[];
}

/** The work of an author or reviewer in numbers, with links to how the site checks facts and earns money. */
export function PersonFacts({ name, written, reviewed, latest }: PersonFactsProps) {
  const [last] = latest
    .flatMap((row) => contentDates(row).modified ?? [])
    .toSorted((a, b) => b.localeCompare(a));
  return (
    <section aria-labelledby="at-a-glance" className="rail-box">
      <h2 id="at-a-glance">{name} on this site</h2>
      {written + reviewed > 0 ? (
        <dl className="person-facts">
          {written > 0 && <Fact label="Guides and articles written" count={written} />}
          {reviewed > 0 && <Fact label="Guides and articles reviewed" count={reviewed} />}
          {last && (
            <div>
              <dt>Last update</dt>
              <dd>
                <time dateTime={last}>{formatDate(last)}</time>
              </dd>
            </div>
          )}
        </dl>
      ) : (
        <p className="card-note">No guide or article names {name} yet.</p>
      )}
      <p className="person-links">
        <Link href="/about#where-facts-come-from" className="more-link">
          How we check facts
        </Link>
        <Link href="/how-we-make-money" className="more-link">
          How we make money
        </Link>
      </p>
    </section>
  );
}

const Fact = ({ label, count }: { label: string; count: number }) => (
  <div>
    <dt>{label}</dt>
    <dd>{count.toLocaleString('en-GB')}</dd>
  </div>
);
