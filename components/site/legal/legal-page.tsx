import type { Metadata } from 'next';
import { getLegalPage } from '@/lib/data/legal-pages';
import { getOperator } from '@/lib/data/operator';
import { formatDate } from '@/lib/dates/london-time';
import type { LegalSlug } from '@/lib/fallback/legal/legal-page';
import { pageMetadata } from '@/lib/seo/metadata';
import { Breadcrumbs } from '../breadcrumbs';
import { OperatorDetails } from './operator-details';
import { RichText } from '../rich-text';

/** The pages that show the operator's details, with the heading for them. */
const OPERATOR_TITLES: Partial<Record<LegalSlug, string>> = {
  contact: 'Who runs this site',
  privacy: 'The controller of your data',
  terms: 'Who these terms are with',
};

/** A legal or 'about' page: privacy, terms, contact and so on. */
export async function LegalPage({ slug }: { slug: LegalSlug }) {
  const [page, operator] = await Promise.all([getLegalPage(slug), getOperator()]);
  const operatorTitle = OPERATOR_TITLES[slug];
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
        {operatorTitle && <OperatorDetails operator={operator} title={operatorTitle} />}
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
