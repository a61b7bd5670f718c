import { RichText } from '@/components/site/rich-text';
import { Scroller } from '@/components/site/scroller';

interface TextSectionProps {
  id: string;
  title: string;
  html: string;
  /**
   * The form of a list: a quiet strip beside the title, numbered steps beside it, numbered cards below it, or a strip of
   * promises, each with a tick.
   */
  look?: 'strip' | 'steps' | 'cards' | 'promises';
  /** Whether the section is on a tinted band, from edge to edge of the window. */
  isTinted?: boolean;
}

/** Matches a text that is one list and nothing else. */
const ONE_LIST = /^\s*<ul>(?:(?!<ul)[\s\S])*<\/ul>\s*$/;

/**
 * A homepage section with a title and a text; renders nothing if the text is empty. A list becomes columns, and on a
 * phone a row that scrolls sideways.
 */
export function TextSection({ id, title, html, look = 'strip', isTinted = false }: TextSectionProps) {
  if (!html.trim()) return null;
  const text = <RichText html={html} under={id} />;
  return (
    <section
      aria-labelledby={id}
      className={`strip strip-${look} ${isTinted ? 'band band-tint' : 'section'}`}
    >
      <h2 id={id}>{title}</h2>
      {ONE_LIST.test(html) ? (
        <Scroller label={title} items="text">
          {text}
        </Scroller>
      ) : (
        text
      )}
    </section>
  );
}
