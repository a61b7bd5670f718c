import { QuickAnswer } from '@/components/site/category/quick-answer';
import { FaqList } from '@/components/site/faq-list';
import { JsonLd } from '@/components/site/json-ld';
import { PlacedWidgets } from '@/components/site/offer-widgets/placed-widgets';
import { PageHead } from '@/components/site/page-head';
import { AdDisclosure } from '@/components/site/paid-links/ad-disclosure';
import { AffiliateLink } from '@/components/site/paid-links/affiliate-link';
import { RelatedLinks } from '@/components/site/related-links';
import { ReadyText, readyHtml, RichText } from '@/components/site/rich-text';
import type { Content, RetailerCard } from '@/lib/catalogue/entities';
import { getPerson } from '@/lib/data/people';
import { contentDates } from '@/lib/dates/content-dates';
import { resolvePicture } from '@/lib/images/resolve-picture';
import { contentListPath, contentPath, personPath } from '@/lib/routing/paths';
import { keepUnits } from '@/lib/html/no-break';
import { firstClause } from '@/lib/seo/first-clause';
import { article } from '@/lib/seo/json-ld';
import { authorOf } from '@/lib/services/pages/author-of';
import { nextToRead } from '@/lib/services/pages/next-to-read';
import { relatedToContent } from '@/lib/services/pages/related-to-content';
import { Answer } from './answer';
import { Byline } from './byline';
import { ContentArt } from './content-art';
import { ContentsList } from './contents-list';
import { coverHue } from './cover';
import { GuideMore, GuideShops } from './guide-boxes';
import { partsOfGuide } from './guide-parts';
import { INDEX_TEXT } from './index-text';
import { ReadNext } from './read-next';
import { ShareButton } from './share-button';
import { SourcesAndUpdates } from './sources-and-updates';

/** A text with at least this many headings gets a table of contents. */
const LONG = 4;
/** The approximate length to which a phone shortens the standfirst, in characters. */
const STANDFIRST = 76;

/** Shows the page of a guide or article. */
export async function ContentView({ content }: { content: Content }) {
  const [body, related, next, author, reviewer] = await Promise.all([
    readyHtml(content.body),
    relatedToContent(content),
    nextToRead(content),
    authorOf(content),
    content.reviewer_slug ? getPerson(content.reviewer_slug) : null,
  ]);
  const picture = resolvePicture(content.image);
  const path = contentPath(content.slug);
  const dates = contentDates(content);
  // Leave out the texts that 'Read next' already links to.
  const others = related.content?.filter(({ slug }) => next.every((row) => row.slug !== slug));
  const hasContents = body.headings.length >= LONG;
  const hasAnswer = content.answer.length > 0;
  const [start, rest] = partsOfGuide(body, content.slug);
  return (
    <>
      <article className="article">
        <PageHead
          crumbs={[
            { name: INDEX_TEXT.all.title, path: contentListPath() },
            { name: INDEX_TEXT[content.content_type].label, path: contentListPath(content.content_type) },
            { name: content.title, path },
          ]}
          hue={coverHue(content)}
          title={content.title}
          lede={<Standfirst text={content.description} hasAnswer={hasAnswer} />}
          art={<ContentArt content={content} />}
        >
          <QuickAnswer
            good={related.falls}
            shops={related.retailers}
            hasLink={false}
            className={hasAnswer ? 'is-brief' : ''}
          />
          <Byline content={content} dates={dates} author={author} reviewer={reviewer} />
        </PageHead>
        <div className={hasContents ? 'content-page has-contents' : 'content-page'}>
          <div className="content-start">
            <Answer lines={content.answer} />
            <FirstShop shop={related.retailers[0]} />
            {content.intro_paragraph && (
              <RichText
                html={content.intro_paragraph}
                taken={body.ids}
                className={hasAnswer ? 'lede max-md:hidden' : 'lede'}
              />
            )}
          </div>
          {hasContents && <ContentsList headings={[...body.headings, ...sectionsOf(content)]} />}
          <div className="content-text">
            <ReadyText rich={start} />
          </div>
          <div className="content-text has-hung-headings">
            {rest.html && <ReadyText rich={rest} />}
            <PlacedWidgets placement="content" except={body.widgets} />
            <FaqList faqs={content.faqs} />
            <SourcesAndUpdates sources={content.sources} updates={content.updates} />
            <p className="content-share no-print">
              <ShareButton title={content.title} />
            </p>
          </div>
          <GuideShops retailers={related.retailers} />
          <GuideMore products={related.goods}>
            {next.length > 0 && <ReadNext type={content.content_type} rows={next} />}
          </GuideMore>
        </div>
      </article>
      <RelatedLinks path={path} related={{ ...related, content: others }} />
      <JsonLd
        data={article({
          title: content.title,
          path,
          image: picture.kind === 'image' ? picture.src : null,
          sources: content.sources.map(({ url }) => url),
          author: author
            ? { name: author.name, path: personPath(author.slug) }
            : content.author_name
              ? { name: content.author_name }
              : null,
          published: dates.published,
          modified: dates.modified,
        })}
      />
    </>
  );
}

/**
 * Links to the best shop, below the answer. A wide window hides this link, because the box beside the answer has the
 * same link.
 */
const FirstShop = ({ shop }: { shop: RetailerCard | undefined }) =>
  shop && (
    <div className="quick-answer-shop no-print lg:hidden">
      <AffiliateLink href={shop.cta_url} retailer={shop.name} />
      <AdDisclosure />
    </div>
  );

/**
 * Shows the description of a guide. On a phone, hides the description if the guide has a short answer, and otherwise
 * shows only the first clause, so that the answers are visible without scrolling.
 */
function Standfirst({ text, hasAnswer }: { text: string; hasAnswer: boolean }) {
  if (hasAnswer) return <p className="page-head-lede max-md:hidden">{keepUnits(text)}</p>;
  const short = firstClause(text, STANDFIRST);
  if (short === text) return <p className="page-head-lede">{keepUnits(text)}</p>;
  return (
    <p className="page-head-lede">
      <span className="max-md:hidden">{keepUnits(text)}</span>
      <span className="md:hidden">{keepUnits(short)}</span>
    </p>
  );
}

/** Returns the sections below the text that the table of contents lists: the questions and the sources. */
const sectionsOf = ({ faqs, sources }: Content) => [
  ...(faqs.length > 0 ? [{ id: 'questions', text: 'Questions and answers' }] : []),
  ...(sources.length > 0 ? [{ id: 'sources', text: 'Sources' }] : []),
];
