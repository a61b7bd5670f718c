import { Link } from '@/components/site/link';
import type { ContentCard, Person } from '@/lib/catalogue/entities';
import { contentDates } from '@/lib/dates/content-dates';
import { formatDate } from '@/lib/dates/london-time';
import { EDITORIAL_POLICY_PATH } from '@/lib/routing/paths';

interface PersonFactsProps {
  person: Person;
  /** The guides and articles that the person has written or reviewed. */
  texts: ContentCard[];
}

/**
 * Shows how many texts an author or reviewer has written and reviewed, and when one was last updated, with links to how
 * the site checks facts and earns money.
 */
export function PersonFacts({ person: { slug, name }, texts }: PersonFactsProps) {
  const reviewed = texts.filter((text) => text.reviewer_slug === slug).length;
  const written = texts.filter((text) => text.reviewer_slug !== slug || text.author_slug === slug).length;
  const [last] = texts
    .flatMap((text) => contentDates(text).modified ?? [])
    .toSorted()
    .toReversed();
  return (
    <section aria-labelledby="at-a-glance" className="rail-box">
      <h2 id="at-a-glance">{name} on this site</h2>
      {texts.length > 0 ? (
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
        <Link href={EDITORIAL_POLICY_PATH} className="more-link">
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
