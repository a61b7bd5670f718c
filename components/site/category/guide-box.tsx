import type { ContentCard as ContentCardRow } from '@/lib/catalogue/entities';
import { listContent } from '@/lib/data/content-list';
import { topicOfGuide } from '@/lib/theme/guide-topics';
import { ContentCard } from '../content/content-card';

/** Among how many guides to look. */
const GUIDES = 100;

/** Returns the first guide about the goods of a subcategory; undefined if there is none. */
export async function guideAbout(subcategory: string): Promise<ContentCardRow | undefined> {
  const guides = await listContent({ type: 'guide', limit: GUIDES });
  return guides.find(({ slug }) => topicOfGuide(slug)?.drawing === subcategory);
}

/** The guide about the goods of a page, in one row. */
export const GuideBox = ({ guide }: { guide: ContentCardRow }) => (
  <ul aria-label="Buying guide" className="row-list guide-box">
    <li>
      <ContentCard content={guide} isShort />
    </li>
  </ul>
);
