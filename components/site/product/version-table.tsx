import { CHOOSE_IF } from '@/lib/catalogue/product-facts';
import { comparedVersions } from '@/lib/catalogue/version-facts';
import type { Variant } from '@/lib/schema/rows';

/**
 * The versions of a product beside each other: when to choose each, then the facts in which they differ. The name of a fact
 * is above its values, so that a phone has room for three versions. The facts that all share follow in a sentence.
 */
export function VersionTable({ variants }: { variants: Variant[] }) {
  const { differing, shared } = comparedVersions(variants);
  const hasChoice = variants.some(({ specs }) => specs[CHOOSE_IF]);
  return (
    <>
      <div className="table-box versions" tabIndex={0} role="region" aria-label="Versions, table">
        <table>
          <thead>
            <tr>
              {variants.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {(hasChoice ? [CHOOSE_IF, ...differing] : differing).map((fact) => (
            <tbody key={fact}>
              <tr>
                <th scope="rowgroup" colSpan={variants.length}>
                  {fact}
                </th>
              </tr>
              <tr>
                {variants.map(({ name, specs }) => (
                  <td key={name}>{specs[fact] || '–'}</td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
      </div>
      {shared.length > 0 && (
        <p className="versions-shared">
          The same in each: {shared.map(({ name, value }) => `${name}, ${value}`).join('; ')}.
        </p>
      )}
    </>
  );
}
