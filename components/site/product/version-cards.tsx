import type { CSSProperties } from 'react';
import { CHOOSE_IF } from '@/lib/catalogue/product-facts';
import { capitalised, choiceSentence, comparedVersions } from '@/lib/catalogue/version-facts';
import { keepUnits } from '@/lib/html/no-break';
import type { Spec, Variant } from '@/lib/schema/rows';

/**
 * Shows the versions of a product as cards side by side: the name of each version, for whom it is suitable, and the
 * facts in which the versions differ, each at the same height on all cards. At the foot of a card are the facts that
 * only this version states. In a narrow window the cards scroll sideways in their own box. Below the cards, lines list
 * the facts that all versions share, then the facts of the product itself.
 */
export function VersionCards({ variants, specs: own }: { variants: Variant[]; specs: Spec[] }) {
  const { differing, shared, lone } = comparedVersions(variants);
  const below = [...shared.map(({ name, value }) => ({ name: `${name} in each version`, value })), ...own];
  const rows = 2 + differing.length + (lone.length > 0 ? 1 : 0);
  return (
    <>
      <div className="versions-box" tabIndex={0} role="region" aria-label="Versions, side by side">
        <ul className="versions" style={{ '--rows': rows, '--facts': differing.length } as CSSProperties}>
          {variants.map(({ name, specs }) => (
            <li key={name} className="version">
              <h3>{name}</h3>
              <p>{specs[CHOOSE_IF] && choiceSentence(specs[CHOOSE_IF])}</p>
              {differing.length > 0 && (
                <dl className="version-facts">
                  {differing.map((fact) => (
                    <Fact key={fact} name={fact} value={specs[fact]} />
                  ))}
                </dl>
              )}
              {lone.some((fact) => specs[fact]) && (
                <dl>
                  {lone.map((fact) => specs[fact] && <Fact key={fact} name={fact} value={specs[fact]} />)}
                </dl>
              )}
            </li>
          ))}
        </ul>
      </div>
      {below.length > 0 && (
        <dl className="versions-shared">
          {below.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}:</dt> <dd>{keepUnits(value)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** Shows a fact about a version. If only other versions state the fact, shows a dash. */
const Fact = ({ name, value }: { name: string; value: string | undefined }) => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value ? (
        keepUnits(capitalised(value))
      ) : (
        <>
          <span aria-hidden="true">–</span>
          <span className="sr-only">Not stated</span>
        </>
      )}
    </dd>
  </div>
);
