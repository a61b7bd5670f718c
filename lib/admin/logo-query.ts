import { searchText } from '@/lib/resources/list-query';
import { one, type SearchParams } from '@/lib/routing/query-parameters';

export const SHOW_CHOICES = [
  { value: 'missing', label: 'Missing' },
  { value: 'broken', label: 'Broken' },
  { value: 'low', label: 'Low resolution' },
] as const satisfies { value: string; label: string }[];

export const STEPS = [48, 96, 192] as const;

/** Parses the query parameters of the logos screen; invalid values are ignored. */
export function readLogoQuery(params: SearchParams) {
  const show = one(params.show);
  const size = Number(one(params.size));
  return {
    q: searchText(params.q),
    show: SHOW_CHOICES.find(({ value }) => value === show)?.value,
    step: STEPS.find((step) => step === size) ?? STEPS[0],
  };
}
