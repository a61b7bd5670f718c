'use client';

import { useWatch } from 'react-hook-form';
import type { FormValues, Resource, Row, Values } from '@/lib/resources/resource';
import { type SearchTemplates, searchTexts } from '@/lib/resources/search-texts';
import { useParent } from './use-parent';

/** The best lengths of a title and a description: the minimum and the maximum number of characters. */
export const BEST = { title: [30, 60], description: [70, 155] } as const;

interface SearchPreviewProps {
  resource: Resource;
  /** For settings: the built-in title and description of the page. */
  defaults?: Values;
  searchTemplates?: SearchTemplates;
}

/** Shows how a search engine may list the page: title, path and description, with hints about their length. */
export function SearchPreview({ resource, defaults, searchTemplates }: SearchPreviewProps) {
  const values = useWatch<FormValues>();
  const parent = useParent(values);
  const { title, description } = searchTexts(resource, values, {
    ...{ parent, defaults, searchTemplates },
  });
  const isNamed = !resource.hasSlug || Boolean(values.slug);
  const path = isNamed ? resource.publicPath?.(values as Row) : null;
  return (
    <section aria-label="Preview in a search engine" className="rounded-box border border-rule bg-raised p-4">
      <p className="truncate text-sm text-muted">{path ?? 'The URL appears once there is a slug'}</p>
      <p className="truncate text-lg text-brand">{title}</p>
      <p className="line-clamp-2 text-sm">{description || 'There is no description yet.'}</p>
      <ul className="mt-2 text-sm text-muted">
        <LengthHint what="Title" length={title.length} best={BEST.title} />
        <LengthHint what="Description" length={description.length} best={BEST.description} />
      </ul>
    </section>
  );
}

/** Says whether a text has a good length for search engines. */
export function LengthHint({
  what,
  length,
  best: [from, to],
}: {
  what: string;
  length: number;
  best: readonly [number, number];
}) {
  const verdict = length < from ? 'rather short' : length > to ? 'will be cut off' : 'good';
  return (
    <li>
      {what}: {length} characters, {verdict} ({from} to {to} are best)
    </li>
  );
}
