import type { Metadata } from 'next';
import { getLegalPage } from '@/lib/data/legal-pages';
import type { LegalSlug } from '@/lib/fallback/legal/legal-page';
import { formatDate } from '@/lib/format';
import { pageMetadata } from '@/lib/seo/metadata';
import { Breadcrumbs } from './breadcrumbs';
import { RichText } from './rich-text';

/** A page of the site about itself: privacy, terms, contact and their like. */
export async function LegalPage({ slug }: { slug: LegalSlug }) {
  const page = await getLegalPage(slug);
  return (
    <>
      <Breadcrumbs items={[{ name: page.title, path: `/${slug}` }]} />
      <article>
        <h1>{page.title}</h1>
        {page.effective_date && (
          <p className="mt-2 text-muted">
            In force since <time dateTime={page.effective_date}>{formatDate(page.effective_date)}</time>
          </p>
        )}
        <RichText html={page.body} className="mt-6" />
      </article>
    </>
  );
}

export async function legalMetadata(slug: LegalSlug): Promise<Metadata> {
  const page = await getLegalPage(slug);
  return pageMetadata({
    ownTitle: page.meta_title,
    title: page.title,
    description: page.meta_description,
    path: `/${slug}`,
  });
}
