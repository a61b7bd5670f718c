import { ContentCard } from '@/components/site/content/content-card';
import { Section } from '@/components/site/section';
import { groupContent } from '@/lib/catalogue/content-groups';
import type { ContentCard as ContentCardRow } from '@/lib/catalogue/entities';

/** The first page of a list of guides and articles: the first ones large, then the large categories, then the others. */
export function ContentParts({ rows }: { rows: ContentCardRow[] }) {
  const { lead, groups, others } = groupContent(rows);
  return (
    <>
      <ul className="lead-grid">
        {lead.map((row) => (
          <li key={row.slug}>
            <ContentCard content={row} heading="h2" hasLabel />
          </li>
        ))}
      </ul>
      {groups.map(({ label, rows: members }, index) => (
        <Section
          key={label}
          id={`topic-${index + 1}`}
          title={label}
          ground={index === 0 ? 'tint' : undefined}
        >
          <ContentGrid rows={members} />
        </Section>
      ))}
      {others.length > 0 && (
        <Section id="more-content" title="More guides and articles">
          <ul className="row-list">
            {others.map((row) => (
              <li key={row.slug}>
                <ContentCard content={row} hasLabel />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  );
}

/** Guides and articles as cards. The last card takes the rest of its row, so that no row ends early. */
export function ContentGrid({ rows, heading }: { rows: ContentCardRow[]; heading?: 'h2' | 'h3' }) {
  return (
    <ul className="card-grid content-grid">
      {rows.map((row) => (
        <li key={row.slug}>
          <ContentCard content={row} heading={heading} />
        </li>
      ))}
    </ul>
  );
}
