import { CardGrid } from '@/components/site/card-grid';
import { ContentCard } from '@/components/site/content/content-card';
import { JsonLd } from '@/components/site/json-ld';
import { PageHead } from '@/components/site/page-head';
import { Picture } from '@/components/site/pictures/picture';
import { Section } from '@/components/site/section';
import type { Person } from '@/lib/catalogue/entities';
import { listContent } from '@/lib/data/content-list';
import { getDefaultAuthor } from '@/lib/data/content-settings';
import { personPath } from '@/lib/routing/paths';
import { profilePage } from '@/lib/seo/json-ld';

/** The most guides and articles that the page of their author shows. */
const SHOWN = 60;

/** The page of an author or reviewer, with their guides and articles. */
export async function PersonView({ person }: { person: Person }) {
  const { slug, name, role, bio, image, link } = person;
  const path = personPath(slug);
  const signsUnsigned = (await getDefaultAuthor()) === slug;
  const written = await listContent({ person: slug, signsUnsigned, newest: true, limit: SHOWN });
  return (
    <>
      <PageHead
        crumbs={[{ name, path }]}
        title={name}
        above={role && <p>{role}</p>}
        art={<Picture name={name} sources={[image]} size="large" priority />}
        lede={bio && <p className="page-head-lede">{bio}</p>}
      >
        {link && (
          <a href={link} rel="nofollow noopener" className="more-link">
            More about {name}
          </a>
        )}
      </PageHead>
      {written.length > 0 && (
        <Section id="written" title={`Written or reviewed by ${name}`}>
          <CardGrid>
            {written.map((content) => (
              <li key={content.slug} className="grid">
                <ContentCard content={content} />
              </li>
            ))}
          </CardGrid>
        </Section>
      )}
      <JsonLd data={profilePage({ name, role, path, image, link })} />
    </>
  );
}
