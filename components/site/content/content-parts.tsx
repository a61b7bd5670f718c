import { ContentCard, SubjectCard } from '@/components/site/content/content-card';
import { Section } from '@/components/site/section';
import { groupContent } from '@/lib/catalogue/content-groups';
import type { ContentCard as ContentCardRow } from '@/lib/catalogue/entities';
import { subjectsOf } from '@/lib/catalogue/guide-subjects';

/** The first page of a list of guides and articles: the first ones large, then the large categories, then the others. */
export function ContentParts({ rows }: { rows: ContentCardRow[] }) {
  const { lead, groups, others } = groupContent(rows);
  return (
    <>
      <ul className="lead-grid index-lead">
        {lead.map((row) => (
          <li key={row.slug}>
            <ContentCard content={row} heading="h2" hasLabel isShort />
          </li>
        ))}
      </ul>
      {groups.map(({ label, rows: members }, index) => (
        <Group
          key={label}
          label={label}
          rows={members}
          id={`topic-${index + 1}`}
          ground={index === 0 ? 'tint' : undefined}
        />
      ))}
      {others.length > 0 && (
        <Section id="more-content" title="More guides and articles">
          <ul className="tile-grid">
            {others.map((row) => (
              <li key={row.slug}>
                <ContentCard content={row} hasLabel isShort />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

interface GroupProps {
  id: string;
  label: string;
  rows: ContentCardRow[];
  ground?: 'tint';
}

/** A large category. Guides that are each about some goods have the goods as titles. */
function Group({ id, label, rows, ground }: GroupProps) {
  const guides = subjectsOf(rows);
  if (!guides)
    return (
      <Section id={id} title={label} ground={ground}>
        <ContentGrid rows={rows} />
      </Section>
    );
  return (
    <Section
      id={id}
      title="By product"
      description="How to buy one in the sales: what to look for, and when to wait."
      ground={ground}
    >
      <ul className="tile-grid">
        {guides.map((guide) => (
          <li key={guide.content.slug}>
            <SubjectCard guide={guide} />
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Guides and articles as cards. */
export function ContentGrid({ rows, heading }: { rows: ContentCardRow[]; heading?: 'h2' | 'h3' }) {
  return (
    <ul className="card-grid content-grid">
      {rows.map((row) => (
        <li key={row.slug}>
          <ContentCard content={row} heading={heading} isShort />
        </li>
      ))}
    </ul>
  );
}
