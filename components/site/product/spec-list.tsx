import { capitalised } from '@/lib/catalogue/version-facts';
import { keepUnits } from '@/lib/html/no-break';
import type { Spec } from '@/lib/schema/rows';

/** Lists the specs of a product, in the order that an editor has chosen. A wide window shows them in two columns. */
export function SpecList({ specs }: { specs: Spec[] }) {
  return (
    <dl className="grid max-w-prose gap-x-10 xl:max-w-none xl:grid-cols-2">
      {specs.map(({ name, value }) => (
        <div key={name} className="flex flex-wrap gap-x-4 border-t border-rule py-2">
          <dt className="w-40 font-semibold xl:w-36">{name}</dt>
          <dd className="min-w-0 flex-1 whitespace-pre-line">{keepUnits(capitalised(value))}</dd>
        </div>
      ))}
    </dl>
  );
}
