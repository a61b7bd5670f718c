import type { Metadata } from 'next';
import { getLegalPage } from '@/lib/data/legal-pages';
import { getOperator } from '@/lib/data/operator';
import { formatDate } from '@/lib/dates/london-time';
import type { LegalSlug } from '@/lib/fallback/legal/legal-page';
import { EDITORIAL_POLICY } from '@/lib/routing/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { PageHead } from '../page-head';
import { OperatorDetails } from './operator-details';
import { ReadyText, readyHtml } from '../rich-text';
import { ContentsList } from '../content/contents-list';

/** The heading above the operator's details, for each page that shows these details. */
const OPERATOR_TITLES: Partial<Record<LegalSlug, string>> = {
  contact: 'Who runs this site',
  privacy: 'Who is responsible for your data',
  terms: 'Who you’re agreeing these terms with',
};

/** A page with at least this many headings gets a table of contents. */
const LONG = 4;

/**
 * The id of the part of a page to which other pages link. If an editor's text has no element with this id, the link
 * leads to the beginning of the text.
 */
const PARTS: Partial<Record<LegalSlug, string>> = { about: EDITORIAL_POLICY };

/** Shows a legal or 'about' page: privacy, terms, contact and so on. */
export async function LegalPage({ slug }: { slug: LegalSlug }) {
  const [page, operator] = await Promise.all([getLegalPage(slug), getOperator()]);
  const operatorTitle = OPERATOR_TITLES[slug];
  const [opening, rest] = splitOpening(page.body);
  const body = await readyHtml(rest);
  const part = PARTS[slug];
  return (
    <>
      <PageHead
        crumbs={[{ name: page.title, path: `/${slug}` }]}
        title={page.title}
        lede={opening && <p className="page-head-lede">{opening}</p>}
      >
        {page.effective_date && (
          <p>
            In force since <time dateTime={page.effective_date}>{formatDate(page.effective_date)}</time>
          </p>
        )}
      </PageHead>
      <article className="content-page legal-page">
        {body.headings.length >= LONG && <ContentsList headings={body.headings} />}
        <div
          id={part && !body.ids.includes(part) ? part : undefined}
          className="content-text grid grid-cols-1 gap-6"
        >
          {operatorTitle && <OperatorDetails operator={operator} title={operatorTitle} />}
          <ReadyText rich={body} />
        </div>
      </article>
    </>
  );
}

/** Matches a first paragraph that consists of a single short sentence without markup. */
const OPENING = /^\s*<p>([^<&.?!]{1,200}[.?!])<\/p>/;

/** Splits a text into its opening sentence, which the head of the page shows, and the rest. */
function splitOpening(html: string): [opening: string | undefined, rest: string] {
  const found = OPENING.exec(html);
  return [found?.[1], html.slice(found?.[0].length ?? 0)];
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
