import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { useParent } from '@/components/admin/editor/use-parent';
import { dataOf } from '@/components/admin/query-options';
import { useDebounced } from '@/components/admin/use-debounced';
import { compareTextsAction } from '@/lib/actions/quality-actions';
import { londonDay } from '@/lib/dates/london-time';
import type { EntityTable } from '@/lib/entities/registry';
import { evidenceOf, type FactInField, factsOfPage } from '@/lib/quality/facts/facts-of-page';
import { signatureOf } from '@/lib/quality/minhash';
import { type QualityPage, readPage, textOf } from '@/lib/quality/page';
import type { SaleDate } from '@/lib/quality/sale-dates';
import { type PageScore, scorePage } from '@/lib/quality/score-page';
import { resourceOf } from '@/lib/resources';
import type { FormValues, Row } from '@/lib/resources/resource';
import type { SearchTemplates } from '@/lib/resources/search-texts';

/** The first part of the key of every query about form texts, so that all these queries can be invalidated together. */
export const QUALITY_QUERY = 'quality';
/** How long to wait after the last keystroke before checking the texts, and before comparing them with other pages. */
const PAUSE_MS = 400;
const COMPARE_PAUSE_MS = 1_200;
const NO_SHOPS: readonly string[] = [];
const NO_TWINS = { title: null, description: null, text: null };

interface Scored extends PageScore {
  facts: FactInField[];
  /** The sources of confirmed facts, by the key of the fact. */
  confirmed: Record<string, string>;
  /** Whether an import wrote the row. Such a row becomes public only once its facts are confirmed. */
  isImported: boolean;
}

interface Scores {
  /** The score of the form's values; null until the rules are loaded. */
  scored: Scored | null;
  /** Why the rules could not be loaded. */
  failure?: string;
}

interface Scoring {
  entity: EntityTable;
  row?: { id: string; updatedAt: string };
  searchTemplates: SearchTemplates;
}

/** Scores the form's values, including unsaved edits, with the same checks as the scan of all pages. */
export function usePageScore({ entity, row, searchTemplates }: Scoring): Scores {
  // Compare the values as text, because the form returns a new object with each render.
  const settled = useDebounced(JSON.stringify(useWatch<FormValues>()), PAUSE_MS);
  const values = useMemo(() => JSON.parse(settled) as Row, [settled]);
  const parent = useParent(values);
  const { id, updatedAt = null } = row ?? {};
  const name = parent?.name;
  const read = useCallback(
    (shops: readonly string[], saleDates: readonly SaleDate[] = []): QualityPage | null => {
      const resource = resourceOf(entity);
      const parentOf = name === undefined ? null : { name };
      const surroundings = { shops, searchTemplates, parent: parentOf, saleDates };
      return resource ? readPage(entity, resource, { ...values, updated_at: updatedAt }, surroundings) : null;
    },
    [entity, values, updatedAt, name, searchTemplates],
  );
  const compared = useMemo(() => JSON.stringify(toCompare(read(NO_SHOPS), id)), [read, id]);
  const asked = useDebounced(compared, COMPARE_PAUSE_MS);
  const { data, error } = useQuery({
    queryKey: [QUALITY_QUERY, asked],
    queryFn: () => dataOf(() => compareTextsAction(JSON.parse(asked) as Compared)),
    placeholderData: keepPreviousData,
    enabled: asked !== 'null',
  });
  const scored = useMemo(() => {
    const page = read(data?.shops ?? NO_SHOPS, data?.saleDates);
    const resource = resourceOf(entity);
    if (!page || !resource || !data) return null;
    const { rules, confirmed, isImported } = data;
    const twins = data.twins ?? NO_TWINS;
    return {
      ...scorePage(page, { rules, twins, today: londonDay(new Date().toISOString()) }),
      facts: factsOfPage(page, [...evidenceOf(resource, page.row), ...data.evidence]),
      ...{ confirmed, isImported },
    };
  }, [read, data, entity]);
  return { scored, failure: error?.message };
}

type Compared = Parameters<typeof compareTextsAction>[0];

function toCompare(page: QualityPage | null, rowId: string | undefined): Compared | null {
  if (!page) return null;
  const signature = signatureOf(textOf(page));
  const hosts = page.links.flatMap(({ href }) => (URL.canParse(href) ? [new URL(href).hostname] : []));
  return {
    rowId: rowId ?? null,
    entity: page.entity,
    slug: String(page.row.slug ?? '').slice(0, 120),
    title: page.title.slice(0, 1_000),
    description: page.description.slice(0, 10_000),
    hashes: signature?.hashes ?? null,
    bands: signature?.bands ?? null,
    hosts: [...new Set(hosts)].filter((host) => host !== '').slice(0, 500),
  };
}
