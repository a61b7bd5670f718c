import { Link } from '@/components/site/link';
import type { ContentCard as Content } from '@/lib/catalogue/entities';
import { contentPath } from '@/lib/routing/paths';

/** The card of a guide or article in lists. */
export function ContentCard({
  content,
  heading: Heading = 'h3',
}: {
  content: Content;
  heading?: 'h2' | 'h3';
}) {
  const label =
    content.guide_category ??
    content.article_category ??
    (content.content_type === 'guide' ? 'Guide' : 'Article');
  return (
    <article className="card flex flex-col gap-2 p-4">
      <p className="text-sm font-semibold text-brand">{label}</p>
      <Heading className="card-title">
        <Link href={contentPath(content.slug)} className="card-link">
          {content.title}
        </Link>
      </Heading>
      <p className="text-sm text-muted">{content.description}</p>
      {content.reading_time_minutes > 0 && (
        <p className="mt-auto text-sm text-muted">{content.reading_time_minutes} min read</p>
      )}
    </article>
  );
}
