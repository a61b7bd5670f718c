import { capitalised } from '@/lib/catalogue/version-facts';
import { keepUnits } from '@/lib/html/no-break';
import type { Spec } from '@/lib/schema/rows';

/** The specs of a product, in the order that an editor has chosen. */
export function SpecList({ specs }: { specs: Spec[] }) {
  return (
    <dl className="max-w-prose divide-y divide-rule border-y border-rule">
      {specs.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap gap-x-4 py-2">
          <dt className="w-40 font-semibold">{name}</dt>
          <dd className="min-w-0 flex-1 whitespace-pre-line">{keepUnits(capitalised(value))}</dd>
        </div>
      ))}
    </dl>
  );
}
