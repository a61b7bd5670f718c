import type { ContentCard } from '@/lib/catalogue/entities';
import { hueOf } from '@/lib/theme/hues';

/** The cover of a guide or article: its subject in large letters on cut paper. Screen readers ignore it. */
export function Cover({ text }: { text: string }) {
  return (
    <div aria-hidden="true" data-hue={hueOf(text)} className="cover">
      {text}
    </div>
  );
}

type Labelled = Pick<ContentCard, 'guide_category' | 'article_category' | 'content_type'>;

/** Returns the subject of a guide or article, for its cover. */
export const coverText = ({ guide_category, article_category, content_type }: Labelled): string =>
  guide_category ?? article_category ?? (content_type === 'guide' ? 'Guide' : 'Article');
