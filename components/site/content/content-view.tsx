import { QuickAnswer } from '@/components/site/category/quick-answer';
import { FaqList } from '@/components/site/faq-list';
import { JsonLd } from '@/components/site/json-ld';
import { PlacedWidgets } from '@/components/site/offer-widgets/placed-widgets';
import { PageHead } from '@/components/site/page-head';
import { RelatedLinks } from '@/components/site/related-links';
import { ReadyText, readyHtml, RichText } from '@/components/site/rich-text';
import type { Content } from '@/lib/catalogue/entities';
import { getPerson } from '@/lib/data/people';
import { contentDates } from '@/lib/dates/content-dates';
import { resolvePicture } from '@/lib/images/resolve-picture';
import { contentListPath, contentPath, personPath } from '@/lib/routing/paths';
import { article } from '@/lib/seo/json-ld';
import { authorOf } from '@/lib/services/pages/author-of';
import { relatedToContent } from '@/lib/services/pages/related-to-content';
import { Answer } from './answer';
import { Byline } from './byline';
import { ContentArt } from './content-art';
import { ContentsList } from './contents-list';
import { coverHue } from './cover';
import { GuideRail } from './guide-rail';
import { INDEX_TEXT } from './index-text';
import { ReadNext } from './read-next';
import { SourcesAndUpdates } from './sources-and-updates';

/** A text with at least this many headings gets a table of contents. */
const LONG = 4;

/** The page of a guide or article. */
export async function ContentView({ content }: { content: Content }) {
  const [body, related, author, reviewer] = await Promise.all([
    readyHtml(content.body),
    relatedToContent(content),
    authorOf(content),
    content.reviewer_slug ? getPerson(content.reviewer_slug) : null,
  ]);
  const picture = resolvePicture(content.image);
  const path = contentPath(content.slug);
  const dates = contentDates(content);
  const hasContents = body.headings.length >= LONG;
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
          lede={<p className="page-head-lede">{content.description}</p>}
          art={<ContentArt content={content} />}
        >
          <QuickAnswer good={related.falls} shops={related.retailers} />
          <Byline content={content} dates={dates} author={author} reviewer={reviewer} />
        </PageHead>
        <div className={hasContents ? 'content-page has-contents' : 'content-page'}>
          <div className="content-start">
            <Answer lines={content.answer} />
            {content.intro_paragraph && (
              <RichText html={content.intro_paragraph} taken={body.ids} className="lede" />
            )}
          </div>
          {hasContents && <ContentsList headings={body.headings} />}
          <div className="content-text">
            <ReadyText rich={body} />
            <PlacedWidgets placement="content" except={body.widgets} />
            <FaqList faqs={content.faqs} />
            <SourcesAndUpdates sources={content.sources} updates={content.updates} />
          </div>
          <GuideRail retailers={related.retailers} products={related.goods} />
        </div>
      </article>
      <ReadNext content={content} />
      <RelatedLinks path={path} related={related} />
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
