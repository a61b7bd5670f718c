import type { ReactNode } from 'react';
import { markOf, type RowMark } from '@/lib/catalogue/compare-marks';
import { type ComparedCell, comparedRows, type ComparedShop, isMarked } from '@/lib/catalogue/comparison';
import { saysOnlyItsDay, startInWords } from '@/lib/catalogue/sale-labels';
import { keepUnits } from '@/lib/html/no-break';
import { retailerPath } from '@/lib/routing/paths';
import { withCapital } from '@/lib/text/initial';
import { CheckedSource } from '../checked-source';
import { Link } from '../link';
import { NotCheckedLegend, NotCheckedMark } from '../not-checked';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { DiscountEvidence } from '../retailer/discount-evidence';
import { signColours } from '../retailer/retailer-tile';
import { SaleEvidence, SalePill } from '../sale-dates/sale-evidence';
import { SaveButton } from '../shortlist/save-button';

/**
 * The table of a comparison: a column for each shop. Rows in which the shops are the same, and the better cells of the
 * others, are marked. On a phone, two shops are side by side below the name of each row, each with its own name; more shops
 * scroll in their own box, where the names of the rows stay in view.
 */
export function ComparisonTable({ shops, label }: { shops: ComparedShop[]; label: string }) {
  const rows = comparedRows(shops).map((row) => ({
    ...row,
    mark: markOf(row),
    isExpected: isAllExpected(row.cells),
    isByRule: row.cells.some((cell) => cell?.kind === 'text' && cell.rule === 'law'),
  }));
  return (
    <>
      <div className="compare-box scroll-box" tabIndex={0} role="region" aria-label={`${label}, table`}>
        <table className="compare-table" data-shops={shops.length}>
          <caption className="sr-only">{label}</caption>
          <thead>
            <tr>
              <td />
              {shops.map(({ retailer }) => (
                <th key={retailer.slug} scope="col" {...signColours(retailer)} className="compare-shop">
                  <Link
                    href={retailerPath(retailer.slug)}
                    className="lone-link underline-offset-4 hover:underline"
                  >
                    {retailer.name}
                  </Link>
                </th>
              ))}
            </tr>
            <tr className="compare-visit no-print">
              <td />
              {shops.map(({ retailer: { slug, name, cta_url } }) => (
                <td key={slug}>
                  <div className="compare-links">
                    <AffiliateLink href={cta_url} retailer={name} />
                    <SaveButton kind="shops" slug={slug} name={name} />
                  </div>
                </td>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.label}>
                <th scope="row">
                  {row.label} <RowNote isExpected={row.isExpected} isSame={row.mark?.kind === 'same'} />
                  {row.isByRule && <span className="compare-note">{LAW}</span>}
                </th>
                {row.cells.map((cell, index) => (
                  <td key={shops[index]?.retailer.slug}>
                    <span aria-hidden="true" className="compare-name">
                      {shops[index]?.retailer.name}
                    </span>
                    {cell ? (
                      <Cell cell={cell} best={bestIn(row.mark, index)} hasStatus={!row.isExpected} />
                    ) : (
                      <span className="compare-unknown">{UNKNOWN}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.some(({ cells }) => cells.some(isMarked)) && <NotCheckedLegend />}
    </>
  );
}

/** The words for a fact that is known of another shop of the row only. */
const UNKNOWN = 'We don’t know yet';

/** Says that all starts of a row are expected, or that its shops are the same. */
function RowNote({ isExpected, isSame }: { isExpected: boolean; isSame: boolean }) {
  const notes = [...(isExpected ? ['expected'] : []), ...(isSame ? ['the same'] : [])].join(', ');
  return notes && <span className="compare-note">{withCapital(notes)}</span>;
}

/** Returns the label of a cell that is the best of its row. */
const bestIn = (mark: RowMark | null, index: number) =>
  mark?.kind === 'best' && mark.cells.includes(index) ? (
    <span className="compare-best">{mark.label}</span>
  ) : null;

/** Returns whether all starts of a row are expected, which the row then says once. */
const isAllExpected = (cells: (ComparedCell | null)[]) =>
  cells.some((cell) => cell !== null) &&
  cells.every((cell) => cell === null || (cell.kind === 'start' && cell.start.status === 'expected'));

/** Says once in a row of returns what the law gives at each shop. */
const LAW = 'By law, usually 14 days online at every shop';

interface CellProps {
  cell: ComparedCell;
  best: ReactNode;
  hasStatus: boolean;
}

function Cell({ cell, best, hasStatus }: CellProps) {
  switch (cell.kind) {
    case 'start':
      return (
        <>
          <b>{keepUnits(startInWords(cell.start))}</b>
          {isMarked(cell) && <NotCheckedMark />} {hasStatus && <SalePill status={cell.start.status} />} {best}
          {!saysOnlyItsDay(cell.start) && (
            <span className="block">
              <SaleEvidence basis={cell.start.basis} isMarked />
            </span>
          )}
        </>
      );
    case 'discount':
      return (
        <>
          {cell.discount.text} in {cell.discount.year}
          <DiscountEvidence discount={cell.discount} isLinked />
        </>
      );
    case 'text':
      return (
        <>
          {cell.text}
          {isMarked(cell) && <NotCheckedMark />} {best}
          {cell.note && <span className="sale-evidence block">{cell.note}</span>}
        </>
      );
    case 'source':
      return (
        <span className="sale-evidence">
          <CheckedSource
            name={cell.facts.sourceName}
            url={cell.facts.sourceUrl}
            checkedOn={cell.facts.checkedOn}
          />
        </span>
      );
  }
}
