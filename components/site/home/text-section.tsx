import { RichText } from '@/components/site/rich-text';

interface TextSectionProps {
  id: string;
  title: string;
  html: string;
  /** Whether the section is on a tinted band, from edge to edge of the window. */
  isTinted?: boolean;
}

/** A homepage section with a title and a text, whose list becomes columns; renders nothing if the text is empty. */
export function TextSection({ id, title, html, isTinted = false }: TextSectionProps) {
  if (!html.trim()) return null;
  return (
    <section aria-labelledby={id} className={`strip ${isTinted ? 'band band-tint' : 'section'}`}>
      <h2 id={id}>{title}</h2>
      <RichText html={html} under={id} />
    </section>
  );
}
