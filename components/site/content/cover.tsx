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
   * Whether the key number is beside the drawing, or takes its place where other pictures show the same subject. A guide
   * to the sale dates never has its number: the site's own dates say when the sales start.
   */
  number?: 'beside' | 'alone' | 'none';
}

/**
 * The cover of a guide or article on cut paper: the drawing of its subject and its key number. Without either, the
 * cover shows its category in large letters. Screen readers ignore it.
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

/** A small cover shows at most this number of large characters, such as '20–25'. */
const SMALL_NUMBER = 5;

const fitsSmallCover = (number: string | null) =>
  number !== null && (number.split(' ')[0]?.length ?? 0) <= SMALL_NUMBER;

/** A key number, whose first word is the number and stands out on a small cover: '30 days'. */
function KeyNumber({ text }: { text: string }) {
  const [number = '', ...unit] = text.split(' ');
  return (
    <b>
      <span>{number}</span>
      {unit.length > 0 && <span> {unit.join(' ')}</span>}
    </b>
  );
}

/** The cover of a link to any page: its title on cut paper. */
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
