import { RichText } from '@/components/site/rich-text';

/** A homepage section with a title and a text, side by side on wide screens; renders nothing if the text is empty. */
export function TextSection({ id, title, html }: { id: string; title: string; html: string }) {
  if (!html.trim()) return null;
  return (
    <section aria-labelledby={id} className="mt-14 grid gap-x-10 gap-y-4 lg:grid-cols-3">
      <h2 id={id}>{title}</h2>
      <RichText html={html} under={id} className="lg:col-span-2" />
    </section>
  );
}
