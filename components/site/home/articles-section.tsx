import { ContentCard } from '@/components/site/content/content-card';
import { MoreLink } from '@/components/site/more-link';
import { Scroller } from '@/components/site/scroller';
import { Section } from '@/components/site/section';
import { listContent } from '@/lib/data/content-list';
import { contentListPath } from '@/lib/routing/paths';
import { ARTICLES } from './counts';

/** Shows the newest published articles; renders nothing if there are none. */
export async function ArticlesSection() {
  const articles = await listContent({ type: 'article', limit: ARTICLES });
  if (articles.length === 0) return null;
  return (
    <Section
      id="articles"
      title="Latest articles"
      action={
        <MoreLink href={contentListPath('article')} rest="articles">
          All
        </MoreLink>
      }
    >
      <Scroller label="Latest articles">
        <ul className="row-list">
          {articles.map((article) => (
            <li key={article.slug}>
              <ContentCard content={article} />
            </li>
          ))}
        </ul>
      </Scroller>
    </Section>
  );
}
