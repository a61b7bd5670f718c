import { CHOOSE_IF } from '@/lib/catalogue/product-facts';
import { capitalised, choiceSentence, comparedVersions } from '@/lib/catalogue/version-facts';
import { keepUnits } from '@/lib/html/no-break';
import type { Variant } from '@/lib/schema/rows';
import { CardVersions } from './card-versions';

/** A phone has room for this number of versions. The table of more versions scrolls. */
const MOST_ON_A_PHONE = 3;

/**
 * The versions of a product beside each other: a sentence for whom each is, then the facts in which they differ. The name of
 * a fact is above its values, so that a phone has room for three versions. A phone has the sentences in a list above the
 * table, whose columns are too narrow for them. The facts that all share follow in a sentence.
 */
export function VersionTable({ variants }: { variants: Variant[] }) {
  const { differing, shared } = comparedVersions(variants);
  const classes = [
    'table-box versions',
    variants.length > MOST_ON_A_PHONE && 'is-wide',
    differing.length === 0 && 'max-md:hidden',
  ];
  const hasChoice = variants.some(({ specs }) => specs[CHOOSE_IF]);
  return (
    <>
      {hasChoice && (
        <div className="versions-choice">
          <CardVersions versions={variants} hasChoices />
        </div>
      )}
      <div
        className={classes.filter(Boolean).join(' ')}
        tabIndex={0}
        role="region"
        aria-label="Versions, table"
      >
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
          {hasChoice && (
            <tbody className="versions-choose">
              <tr>
                {variants.map(({ name, specs }) => (
                  <td key={name}>{specs[CHOOSE_IF] ? choiceSentence(specs[CHOOSE_IF]) : '–'}</td>
                ))}
              </tr>
            </tbody>
          )}
          {differing.map((fact) => (
            <FactRows key={fact} fact={fact} variants={variants} />
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

/** A fact of all versions: its name, then its values. */
const FactRows = ({ fact, variants }: { fact: string; variants: Variant[] }) => (
  <tbody>
    <tr>
      <th scope="rowgroup" colSpan={variants.length}>
        {fact}
      </th>
    </tr>
    <tr>
      {variants.map(({ name, specs }) => (
        <td key={name}>{keepUnits(capitalised(specs[fact] || '–'))}</td>
      ))}
    </tr>
  </tbody>
);
