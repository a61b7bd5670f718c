import type { CSSProperties } from 'react';
import type { Variant } from '@/lib/schema/rows';
import { CHOOSE_IF } from '@/lib/catalogue/product-facts';

/**
 * The versions of a product as cards: when to choose each, then its facts. On a wide window the facts of all versions
 * are in line with each other.
 */
export function VersionCards({ variants }: { variants: Variant[] }) {
  const facts = [...new Set(variants.flatMap(({ specs }) => Object.keys(specs)))].filter(
    (fact) => fact !== CHOOSE_IF,
  );
  return (
    <ul className="versions" style={{ '--rows': facts.length + 2 } as CSSProperties}>
      {variants.map(({ name, specs }) => (
        <li key={name} className="version">
          <h3 className="card-title">{name}</h3>
          <p className="version-choice">
            {specs[CHOOSE_IF] && (
              <>
                <b>{CHOOSE_IF}</b> {specs[CHOOSE_IF]}
              </>
            )}
          </p>
          <dl>
            {facts.map((fact) => (
              <div key={fact}>
                <dt>{fact}</dt>
                <dd>{specs[fact] || '–'}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
