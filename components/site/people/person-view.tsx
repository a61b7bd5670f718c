import { ContentGrid } from '@/components/site/content/content-parts';
import { JsonLd } from '@/components/site/json-ld';
import { PageHead } from '@/components/site/page-head';
import { Picture } from '@/components/site/pictures/picture';
import { NextDates } from '@/components/site/sale-dates/next-dates';
import { Section } from '@/components/site/section';
import type { ContentCard, Person } from '@/lib/catalogue/entities';
import { nextStarts } from '@/lib/catalogue/next-starts';
import { listContent } from '@/lib/data/content-list';
import { getDefaultAuthor } from '@/lib/data/content-settings';
import { listRetailers } from '@/lib/data/retailers';
import { listSaleStarts } from '@/lib/data/sale-windows';
import { personPath } from '@/lib/routing/paths';
import { profilePage } from '@/lib/seo/json-ld';
import { PersonFacts } from './person-facts';

/** The maximum number of guides and articles by one person that the page lists. */
const SHOWN = 60;
const NEWEST = 4;
const DATES = 4;
const DATED_SHOPS = 6;

/**
 * Shows the page of an author or reviewer: the texts that the person has written and reviewed, with facts and sale
 * dates beside them. If there are fewer than `NEWEST` of these texts, adds the newest guides and articles of the site.
 */
export async function PersonView({ person }: { person: Person }) {
  const { slug, name, role, bio, image, link } = person;
  const path = personPath(slug);
  const signsUnsigned = (await getDefaultAuthor()) === slug;
  const written = await listContent({ person: slug, signsUnsigned, newest: true, limit: SHOWN });
  const others = written.filter((row) => row.reviewer_slug === slug && row.author_slug !== slug);
  const own = written.filter((row) => !others.includes(row));
  const [starts, shops] = await Promise.all([listSaleStarts(), listRetailers({ limit: DATED_SHOPS })]);
  const dates = nextStarts(starts, shops, DATES);
  return (
    <>
      <PageHead
        crumbs={[{ name, path }]}
        title={name}
        above={role && <p className="page-head-role">{role}</p>}
        art={<Picture name={name} sources={[image]} size="large" priority />}
        lede={bio && <p className="page-head-lede">{bio}</p>}
      >
        {link && (
          <a href={link} rel="nofollow noopener" className="more-link">
            More about {name}
          </a>
        )}
      </PageHead>
      <div className="split-8-4 beside person-work">
        <div className="min-w-0">
          {own.length > 0 && (
            <Section id="written" title={`Written by ${name}`}>
              <ContentGrid rows={own} />
            </Section>
          )}
          {others.length > 0 && (
            <Section id="reviewed" title={`Reviewed by ${name}`}>
              <ContentGrid rows={others} />
            </Section>
          )}
          {written.length < NEWEST && <Newest except={written} />}
        </div>
        <div className="guide-rail">
          <PersonFacts person={person} texts={written} />
          {dates.length > 0 && <NextDates starts={dates} />}
        </div>
      </div>
      <JsonLd data={profilePage({ name, role, path, image, link })} />
    </>
  );
}

/** Lists the newest guides and articles of the site, without those that the page already lists. */
async function Newest({ except }: { except: ContentCard[] }) {
  const known = except.map(({ slug }) => slug);
  const rows = await listContent({ newest: true, limit: NEWEST + known.length });
  const others = rows.filter(({ slug }) => !known.includes(slug)).slice(0, NEWEST);
  return (
    others.length > 0 && (
      <Section id="newest" title="New guides and articles">
        <ContentGrid rows={others} />
      </Section>
    )
  );
}
