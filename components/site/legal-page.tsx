import { formatDate } from '@/lib/format';
import type { LegalPage as Page } from '@/lib/fallback/legal/legal-page';
import { pageMetadata } from '@/lib/seo/metadata';
import { Breadcrumbs } from './breadcrumbs';
import { RichText } from './rich-text';

/** A page of the site about itself: privacy, terms, contact and their like. */
export function LegalPage({ page }: { page: Page }) {
  return (
    <>
      <Breadcrumbs items={[{ name: page.title, path: pathOf(page) }]} />
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

export const legalMetadata = (page: Page) =>
  pageMetadata({ title: page.title, description: page.meta_description, path: pathOf(page) });

const pathOf = (page: Page) => `/${page.slug}`;
