import { Breadcrumbs } from '@/components/site/breadcrumbs';
import { FaqList } from '@/components/site/faq-list';
import { JsonLd } from '@/components/site/json-ld';
import { Picture } from '@/components/site/picture';
import { WidePicture } from '@/components/site/picture-box';
import { RelatedLinks } from '@/components/site/related-links';
import { ReadyText, readyHtml, RichText } from '@/components/site/rich-text';
import { contentDates } from '@/lib/content-dates';
import type { Content } from '@/lib/data/content';
import { relatedToContent } from '@/lib/data/related-to-content';
import { contentListPath, contentPath } from '@/lib/paths';
import { pictureOf } from '@/lib/picture';
import { article } from '@/lib/seo/json-ld';
import { Byline } from './byline';
import { ContentsList } from './contents-list';
import { INDEX_TEXT } from './index-text';
import { ReadNext } from './read-next';

/** With fewer headings a reader sees the whole text sooner than its table of contents. */
const LONG = 4;

/** A guide's or an article's page. */
export async function ContentView({ content }: { content: Content }) {
  const body = await readyHtml(content.body);
  const picture = pictureOf(content.image);
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
