import { ContentCard, SubjectCard } from '@/components/site/content/content-card';
import { Section } from '@/components/site/section';
import { groupContent, groupTitles } from '@/lib/catalogue/content-groups';
import type { ContentCard as ContentCardRow } from '@/lib/catalogue/entities';
import { type SubjectGuide, subjectsOf } from '@/lib/catalogue/guide-subjects';

/**
 * Shows the first page of a list of guides and articles: first a few large cards, then a section for each large
 * category, then the other texts.
 */
export function ContentParts({ rows }: { rows: ContentCardRow[] }) {
  const { lead, groups, others } = groupContent(rows);
  const parts = groups.map((group) => ({ ...group, guides: subjectsOf(group.rows) }));
  const titles = groupTitles(parts.map(({ label, guides }) => ({ label, isByProduct: guides !== null })));
  return (
    <>
      <ul className="lead-grid index-lead">
        {lead.map((row) => (
          <li key={row.slug}>
            <ContentCard content={row} heading="h2" hasLabel isShort hasDate />
          </li>
        ))}
      </ul>
      {parts.map(({ rows: members, guides }, index) => (
        <Group
          key={titles[index]}
          id={`topic-${index + 1}`}
          title={titles[index] ?? ''}
          rows={members}
          guides={guides}
          ground={index === 0 ? 'tint' : undefined}
        />
      ))}
      {others.length > 0 && (
        <Section id="more-content" title="More guides and articles">
          <ul className="tile-grid">
            {others.map((row) => (
              <li key={row.slug}>
                <ContentCard content={row} hasLabel isShort hasDate />
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
  title: string;
  rows: ContentCardRow[];
  /** Each guide with the goods that it is about; null if any of `rows` is not about goods. */
  guides: SubjectGuide[] | null;
  ground?: 'tint';
}

/**
 * Shows the section of a large category. If every guide is about goods, the names of the goods are the titles of the
 * cards.
 */
const Group = ({ id, title, rows, guides, ground }: GroupProps) =>
  guides ? (
    <Section
      id={id}
      title={title}
      description="How to buy one in the sales: what to look for, and when to wait."
      ground={ground}
    >
      <ul className="tile-grid subject-tiles">
        {guides.map((guide) => (
          <li key={guide.content.slug}>
            <SubjectCard guide={guide} />
          </li>
        ))}
      </ul>
    </Section>
  ) : (
    <Section id={id} title={title} ground={ground}>
      <ContentGrid rows={rows} />
    </Section>
  );

/** Shows guides and articles as cards. */
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
