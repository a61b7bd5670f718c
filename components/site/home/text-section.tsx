import { RichText } from '@/components/site/rich-text';

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

/**
 * A homepage section with a title and a text; renders nothing if the text is empty. On a wide window, the items of a list
 * are beside each other.
 */
export function TextSection({ id, title, html, look = 'strip', isTinted = false }: TextSectionProps) {
  if (!html.trim()) return null;
  return (
    <section
      aria-labelledby={id}
      className={`strip strip-${look} ${isTinted ? 'band band-tint' : 'section'}`}
    >
      <h2 id={id}>{title}</h2>
      <RichText html={html} under={id} />
    </section>
  );
}
