import type { ContentCard as ContentCardRow } from '@/lib/catalogue/entities';
import { listContent } from '@/lib/data/content-list';
import { topicOfGuide } from '@/lib/theme/guide-topics';
import { ContentCard } from '../content/content-card';

/** The number of guides to load. The guides about the goods of the page are chosen from these. */
const GUIDES = 100;

/** Returns the first guide about each subcategory, in the order of the subcategories. Skips those without a guide. */
export async function guidesAbout(subcategories: string[]): Promise<ContentCardRow[]> {
  const guides = await listContent({ type: 'guide', limit: GUIDES });
  return subcategories.flatMap(
    (subcategory) => guides.find(({ slug }) => topicOfGuide(slug)?.drawing === subcategory) ?? [],
  );
}

interface GuideBoxProps {
  guides: ContentCardRow[];
  /** Whether to leave out the drawings of the guides. True if the page already shows these drawings. */
  isText?: boolean;
}

/** Links to the guides about the goods of a page. */
export const GuideBox = ({ guides, isText = false }: GuideBoxProps) => (
  <ul
    aria-label={guides.length === 1 ? 'Buying guide' : 'Buying guides'}
    className={isText ? 'row-list guide-box is-text' : 'row-list guide-box'}
  >
    {guides.map((guide) => (
      <li key={guide.slug}>
        <ContentCard content={guide} isShort hasCover={!isText} />
      </li>
    ))}
  </ul>
);
