import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { FaqList } from '@/components/site/faq-list';
import { JsonLd } from '@/components/site/json-ld';
import { Picture } from '@/components/site/pictures/picture';
import { WidePicture } from '@/components/site/pictures/picture-box';
import { RelatedLinks } from '@/components/site/related-links';
import { ReadyText, readyHtml, RichText } from '@/components/site/rich-text';
import type { Content } from '@/lib/catalogue/entities';
import { contentDates } from '@/lib/dates/content-dates';
import { resolvePicture } from '@/lib/images/resolve-picture';
import { contentListPath, contentPath } from '@/lib/routing/paths';
import { article } from '@/lib/seo/json-ld';
import { relatedToContent } from '@/lib/services/pages/related-to-content';
import { Byline } from './byline';
import { ContentsList } from './contents-list';
import { INDEX_TEXT } from './index-text';
import { ReadNext } from './read-next';

/** The number of headings from which a text gets a table of contents. */
const LONG = 4;

/** The page of a guide or article. */
export async function ContentView({ content }: { content: Content }) {
  const body = await readyHtml(content.body);
  const picture = resolvePicture(content.image);
  const path = contentPath(content.slug);
  const dates = contentDates(content);
  return (
    <>
      <Breadcrumbs
        items={[
          { name: INDEX_TEXT.all.title, path: contentListPath() },
          { name: INDEX_TEXT[content.content_type].label, path: contentListPath(content.content_type) },
          { name: content.title, path },
        ]}
      />
      <article className="content-page">
        <header>
          {picture.kind === 'image' && (
            <div className="mb-6">
              <WidePicture name={content.title} src={picture.src} />
            </div>
          )}
          {picture.kind === 'emoji' && (
            <div className="mb-5">
              <Picture name={content.title} sources={[picture.emoji]} size="large" priority />
            </div>
          )}
          <h1>{content.title}</h1>
          <Byline content={content} dates={dates} />
          {content.intro_paragraph ? (
            <RichText html={content.intro_paragraph} taken={body.ids} className="mt-6 text-lg" />
          ) : (
            <p className="mt-6 max-w-prose text-lg whitespace-pre-line">{content.description}</p>
          )}
        </header>
        {body.headings.length >= LONG && <ContentsList headings={body.headings} />}
        <ReadyText rich={body} />
        <FaqList faqs={content.faqs} />
      </article>
      <ReadNext content={content} />
      <RelatedLinks path={path} related={await relatedToContent(content)} />
      <JsonLd
        data={article({
          title: content.title,
          path,
          image: picture.kind === 'image' ? picture.src : null,
          author: content.author_name,
          published: dates.published,
          modified: dates.modified,
        })}
      />
    </>
  );
}
