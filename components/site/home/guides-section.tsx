import { ContentCard } from '@/components/site/content/content-card';
import { TextCover } from '@/components/site/content/cover';
import { Link } from '@/components/site/link';
import { MoreLink } from '@/components/site/more-link';
import { Section } from '@/components/site/section';
import { firstStartInShort } from '@/lib/catalogue/first-starts';
import { listContent } from '@/lib/data/content-list';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { contentListPath } from '@/lib/routing/paths';
import type { HomepageRow } from '@/lib/schema/rows';
import { FEATURED_GUIDES } from './counts';

/** Shows the published guides of priority 1. If there are none, shows the cards from the homepage settings. */
export async function GuidesSection({ settings }: { settings: HomepageRow }) {
  const [guides, starts] = await Promise.all([
    listContent({ type: 'guide', priority: 1, limit: FEATURED_GUIDES }),
    listSaleStarts(),
  ]);
  const start = firstStartInShort(starts);
  if (guides.length === 0 && settings.guides_cards.length === 0) return null;
  return (
    <Section
      id="guides"
      title={settings.guides_section_title}
      description={settings.guides_section_description}
      action={
        <MoreLink href={contentListPath('guide')} rest="guides">
          All
        </MoreLink>
      }
    >
      <ul className="lead-grid">
        {guides.map((guide) => (
          <li key={guide.slug}>
            <ContentCard content={guide} start={start} />
          </li>
        ))}
        {guides.length === 0 &&
          settings.guides_cards.map((card) => (
            <li key={card.link}>
              <article className="card content-card">
                <TextCover text={card.title} />
                <div className="card-body">
                  <h3 className="card-title">
                    <Link href={card.link} className="card-link">
                      {card.title}
                    </Link>
                  </h3>
                  <p className="card-note whitespace-pre-line">{card.description}</p>
                </div>
              </article>
            </li>
          ))}
      </ul>
    </Section>
  );
}
