import type { ContentCard as ContentCardRow } from '@/lib/catalogue/entities';
import { listContent } from '@/lib/data/content-list';
import { topicOfGuide } from '@/lib/theme/guide-topics';
import { ContentCard } from '../content/content-card';

/** Among how many guides to look. */
const GUIDES = 100;

/** Returns the guides about the goods of these subcategories, at most one for each, in the order of the subcategories. */
export async function guidesAbout(subcategories: string[]): Promise<ContentCardRow[]> {
  const guides = await listContent({ type: 'guide', limit: GUIDES });
  return subcategories.flatMap(
    (subcategory) => guides.find(({ slug }) => topicOfGuide(slug)?.drawing === subcategory) ?? [],
  );
}

/** The guides about the goods of a page, in rows. */
export const GuideBox = ({ guides }: { guides: ContentCardRow[] }) => (
  <ul
    aria-label={guides.length === 1 ? 'Buying guide' : 'Buying guides'}
    className={guides.length === 1 ? 'row-list guide-box' : 'row-list guide-box has-many'}
  >
    {guides.map((guide) => (
      <li key={guide.slug}>
        <ContentCard content={guide} isShort />
      </li>
    ))}
  </ul>
);
