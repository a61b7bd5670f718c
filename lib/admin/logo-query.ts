import { one, type SearchParams } from '@/lib/query-parameters';
import { searchText } from '@/lib/resources/list-query';

export const SHOW_CHOICES = [
  { value: 'missing', label: 'Missing' },
  { value: 'broken', label: 'Broken' },
  { value: 'low', label: 'Low resolution' },
] as const satisfies { value: string; label: string }[];

export const STEPS = [48, 96, 192] as const;

/** What the address of the logos screen asks for; what makes no sense there counts as not said. */
export function readLogoQuery(params: SearchParams) {
  const show = one(params.show);
  const size = Number(one(params.size));
  return {
    q: searchText(params.q),
    show: SHOW_CHOICES.find(({ value }) => value === show)?.value,
    step: STEPS.find((step) => step === size) ?? STEPS[0],
  };
}
