import { drawingSrc } from '@/components/site/pictures/drawing-files';
import { isAboutDates } from '@/lib/catalogue/content-groups';
import type { ContentCard } from '@/lib/catalogue/entities';
import { topicOfGuide } from '@/lib/theme/guide-topics';
import { hueOf, type Hue } from '@/lib/theme/hues';

type Covered = Pick<
  ContentCard,
  'slug' | 'guide_category' | 'article_category' | 'content_type' | 'key_number' | 'key_number_note'
>;

interface CoverProps {
  content: Covered;
  /**
   * Where to show the text's key number, such as '30 days': beside the drawing (`beside`), instead of the drawing
   * (`alone`), or not at all (`none`). Pass `alone` if other pictures show the same subject; the drawing is then shown
   * only if the number is missing or too long. A guide to the sale dates never shows a key number, because the site's
   * own dates say when the sales start.
   */
  number?: 'beside' | 'alone' | 'none';
}

/**
 * Shows the cover of a guide or article, which looks like cut paper: the drawing of its subject and its key number. If
 * it has neither, the cover shows the category in large letters. Screen readers ignore the cover.
 */
export function Cover({ content, number = 'beside' }: CoverProps) {
  const key_number = number === 'none' || isAboutDates(content) ? null : content.key_number;
  const { key_number_note } = content;
  const topic = number === 'alone' && fitsSmallCover(key_number) ? null : topicOfGuide(content.slug);
  return (
    <div aria-hidden="true" data-hue={coverHue(content)} className={topic ? 'cover has-drawing' : 'cover'}>
      {topic && (
        <img
          alt=""
          src={drawingSrc(topic.drawing)}
          width={160}
          height={120}
          loading="lazy"
          className="cover-drawing"
        />
      )}
      {key_number ? (
        <span className="cover-text">
          <KeyNumber text={key_number} />
          {key_number_note && <small>{key_number_note}</small>}
        </span>
      ) : (
        !topic && <span className="cover-text">{coverText(content)}</span>
      )}
    </div>
  );
}

/** The maximum number of large characters on a small cover, such as '20–25'. */
const SMALL_NUMBER = 5;

const fitsSmallCover = (number: string | null) =>
  number !== null && (number.split(' ')[0]?.length ?? 0) <= SMALL_NUMBER;

/** Shows a key number such as '30 days'. A small cover emphasises the first word, which is the number. */
function KeyNumber({ text }: { text: string }) {
  const [number = '', ...unit] = text.split(' ');
  return (
    <b>
      <span>{number}</span>
      {unit.length > 0 && <span> {unit.join(' ')}</span>}
    </b>
  );
}

/** Shows the cover of a link to any page: the page's title on cut paper. */
export function TextCover({ text }: { text: string }) {
  return (
    <div aria-hidden="true" data-hue={hueOf(text)} className="cover">
      <span className="cover-text">{text}</span>
    </div>
  );
}

/** Returns the hue of a guide or article: the hue of its subject, or a hue derived from its category. */
export const coverHue = (content: Omit<Covered, 'key_number' | 'key_number_note'>): Hue =>
  topicOfGuide(content.slug)?.hue ?? hueOf(coverText(content));

const coverText = ({
  guide_category,
  article_category,
  content_type,
}: Omit<Covered, 'slug' | 'key_number' | 'key_number_note'>): string =>
  guide_category ?? article_category ?? (content_type === 'guide' ? 'Guide' : 'Article');
