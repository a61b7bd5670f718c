import { RichText } from '@/components/site/rich-text';
import { Section } from '@/components/site/section';

/** A homepage section of title and text; nothing when the text is empty. */
export function TextSection({ id, title, html }: { id: string; title: string; html: string }) {
  if (!html.trim()) return null;
  return (
    <Section id={id} title={title}>
      <RichText html={html} />
    </Section>
  );
}
