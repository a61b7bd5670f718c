'use client';

import { useWatch } from 'react-hook-form';
import type { FormValues, Resource, Row } from '@/lib/resources/resource';
import { SITE_NAME } from '@/lib/site-name';

const BEST = { title: [30, 60], description: [70, 155] } as const;

/** How a search engine may show the page: its title, address and description, with hints about their length. */
export function SearchPreview({ resource }: { resource: Resource }) {
  const values = useWatch<FormValues>();
  const text = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value : '';
  };
  const title = text('meta_title') || `${text(resource.nameColumn)} | ${SITE_NAME}`;
  const description =
    text('meta_description') || text('description') || text('intro_paragraph').replace(/<[^>]*>/g, ' ');
  const isNamed = !resource.hasSlug || text('slug') !== '';
  const path = isNamed ? resource.publicPath?.(values as Row) : null;
  return (
    <section aria-label="Preview in a search engine" className="rounded-box border border-rule bg-raised p-4">
      <p className="truncate text-sm text-muted">{path ?? 'The address comes with the slug'}</p>
      <p className="truncate text-lg text-brand">{title}</p>
      <p className="line-clamp-2 text-sm">{description || 'There is no description yet.'}</p>
      <ul className="mt-2 text-sm text-muted">
        <LengthHint what="Title" length={title.length} best={BEST.title} />
        <LengthHint what="Description" length={description.length} best={BEST.description} />
      </ul>
    </section>
  );
}

function LengthHint({
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
