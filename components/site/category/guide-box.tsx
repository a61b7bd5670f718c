import type { ContentCard as ContentCardRow } from '@/lib/catalogue/entities';
import { ContentCard } from '../content/content-card';

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
