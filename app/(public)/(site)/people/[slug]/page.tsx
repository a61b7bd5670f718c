import type { Metadata } from 'next';
import { NotFoundResponse } from '@/components/site/errors/not-found-response';
import { PersonView } from '@/components/site/people/person-view';
import type { Person } from '@/lib/catalogue/entities';
import { getPerson, listPeople } from '@/lib/data/people';
import { personPath } from '@/lib/routing/paths';
import { isSlug } from '@/lib/routing/slug';
import { pageMetadata } from '@/lib/seo/metadata';
import { searchTextsOf } from '@/lib/services/seo/search-texts';

interface Props {
  params: Promise<{ slug: string }>;
}

const PRERENDERED = 30;
/**
 * The slug that the build renders if there are no people, because Next requires at least one slug. No person has this
 * slug, so the rendered page is a 404.
 */
const NOBODY = { slug: 'nobody' };

export async function generateStaticParams() {
  const people = await listPeople({ limit: PRERENDERED });
  return people.length > 0 ? people.map(({ slug }) => ({ slug })) : [NOBODY];
}

async function findPerson({ params }: Props): Promise<Person | null> {
  const { slug } = await params;
  return isSlug(slug) ? getPerson(slug) : null;
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  const person = await findPerson(props);
  if (!person) return { title: 'Page not found' };
  return pageMetadata({
    ...(await searchTextsOf('people', person)),
    path: personPath(person.slug),
  });
}

export default async function PersonPage(props: Props) {
  const person = await findPerson(props);
  return person ? (
    <PersonView person={person} />
  ) : (
    <NotFoundResponse paths={[personPath((await props.params).slug)]} />
  );
}
