import { CardGrid } from '@/components/site/card-grid';
import { ContentCard } from '@/components/site/content-card';
import { MoreLink } from '@/components/site/more-link';
import { Section } from '@/components/site/section';
import { listContent } from '@/lib/data/content-list';
import type { HomepageRow } from '@/lib/fallback/types';
import { FEATURED_GUIDES } from './counts';

/** Published guides of priority 1. */
export async function GuidesSection({ settings }: { settings: HomepageRow }) {
  const guides = await listContent({ type: 'guide', priority: 1, limit: FEATURED_GUIDES });
  if (guides.length === 0) return null;
  return (
    <Section
      id="guides"
      title={settings.guides_section_title}
      description={settings.guides_section_description}
      action={<MoreLink href="/content?type=guide">All guides</MoreLink>}
    >
      <CardGrid>
        {guides.map((guide) => (
          <li key={guide.slug} className="grid">
            <ContentCard content={guide} />
          </li>
        ))}
      </CardGrid>
    </Section>
  );
}
