import { z } from 'zod';
import { isEntityTable } from '@/lib/entities/registry';
import { one, type SearchParams } from '@/lib/routing/query-parameters';
import { isSlug } from '@/lib/routing/slug';
import { PURPOSES } from '@/lib/schema/prompts';
import { PURPOSE_INFO, type PromptTarget } from './purposes';

/** The maximum number of other rows that a guide or article may take facts from. */
export const MOST_SOURCES = 12;

const slug = z.string().refine(isSlug);
/** A row whose facts the model receives, such as 'retailers:argos'. */
const source = z.string().refine((text) => {
  const [table = '', name = '', ...rest] = text.split(':');
  return isEntityTable(table) && isSlug(name) && rest.length === 0;
});

/** The subject of a draft: a row, or a guide or article that does not exist yet. */
export const draftSubject = z
  .strictObject({
    purpose: z.enum(PURPOSES),
    /** The kind of row, such as 'retailers' or 'guides'. */
    to: z.string(),
    /** The slug of the row; '' for a new guide or article. */
    slug: z.union([z.literal(''), slug]),
    /** The title of a new guide or article. `topic` is its category. */
    title: z.string().trim().max(200),
    topic: z.string().trim().max(60),
    sources: z.array(source).max(MOST_SOURCES),
  })
  .refine(({ purpose, to }) => PURPOSE_INFO[purpose].targets.some((each) => each === to));

export type DraftSubject = z.output<typeof draftSubject>;

/** Returns whether texts of this kind can be drafted for a row that does not exist yet. */
export const canBeNew = (purpose: DraftSubject['purpose']) => purpose === 'guide' || purpose === 'article';

/**
 * Reads the subject of a draft from the query of a URL. An invalid purpose counts as 'guide', and an invalid `to` as
 * the purpose's first target. Leaves out all other invalid parameters.
 */
export function subjectOf(query: SearchParams): DraftSubject {
  const purpose = PURPOSES.find((each) => each === one(query.purpose)) ?? 'guide';
  const { targets } = PURPOSE_INFO[purpose];
  const to = targets.find((each) => each === one(query.to)) ?? (targets[0] as PromptTarget);
  const isKnown = isSlug(one(query.slug));
  return {
    ...{ purpose, to, slug: isKnown ? one(query.slug) : '' },
    title: isKnown ? '' : one(query.title).trim().slice(0, 200),
    topic: isKnown ? '' : one(query.topic).trim().slice(0, 60),
    sources: [query.from ?? []]
      .flat()
      .filter((each) => source.safeParse(each).success)
      .slice(0, MOST_SOURCES),
  };
}

/** The model key, the model and the prompt version in the query of a URL; '' means the default. */
export interface DraftSettings {
  keyId: string;
  model: string;
  version: string;
}

export const settingsOf = (query: SearchParams): DraftSettings => ({
  keyId: one(query.key),
  model: one(query.model),
  version: one(query.version),
});

/** Returns the path of the content generator's screen for a subject and settings. */
export function generatorPath(
  { purpose, to, slug: row, title, topic, sources }: DraftSubject,
  { keyId, model, version }: Partial<DraftSettings> = {},
): string {
  const query = new URLSearchParams({ purpose, to });
  const optional = { slug: row, title, topic, key: keyId, model, version };
  for (const [name, value] of Object.entries(optional)) if (value) query.set(name, value);
  for (const each of sources) query.append('from', each);
  return `/admin/content-generator?${query}`;
}
