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
import { AdDisclosure } from '../paid-links/ad-disclosure';
import { AffiliateLink } from '../paid-links/affiliate-link';
import { DiscountEvidence } from '../retailer/discount-evidence';
import { signColours } from '../retailer/retailer-tile';
import { SaleEvidence, SalePill } from '../sale-dates/sale-evidence';
import { SaveButton } from '../shortlist/save-button';

/**
 * Shows the table of a comparison, with a column for each shop. Above the table, the mark 'Ad' is explained and, if a
 * cell is unchecked, so is the mark '*'. If all shops have the same value, a note in the row says so. Otherwise the
 * best cells are marked, if any can be called the best.
 *
 * On a phone, two shops fit side by side. The name of each row is above its cells, and the shops' names stay visible at
 * the top. With more shops, the table scrolls sideways in its own box, and the names of the rows stay visible.
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
      <div className="compare-notes">
        {rows.some(({ cells }) => cells.some(isMarked)) && <NotCheckedLegend />}
        <AdDisclosure />
      </div>
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
    </>
  );
}

/** The text of a cell if the fact is unknown for this shop, but known for another shop in the same row. */
const UNKNOWN = 'We don’t know yet';

/** The note beside the name of a table row: all its days are expected, or all shops have the same value. */
function RowNote({ isExpected, isSame }: { isExpected: boolean; isSame: boolean }) {
  const notes = [...(isExpected ? ['expected'] : []), ...(isSame ? ['the same'] : [])].join(', ');
  return notes && <span className="compare-note">{withCapital(notes)}</span>;
}

/** Returns the label to show in a cell if the cell is the best of its row; null for other cells. */
const bestIn = (mark: RowMark | null, index: number) =>
  mark?.kind === 'best' && mark.cells.includes(index) ? (
    <span className="compare-best">{mark.label}</span>
  ) : null;

/**
 * Returns whether every known day in a table row is the expected start of a sale. If so, the row says 'Expected' once,
 * not in each cell.
 */
const isAllExpected = (cells: (ComparedCell | null)[]) =>
  cells.some((cell) => cell !== null) &&
  cells.every((cell) => cell === null || (cell.kind === 'start' && cell.start.status === 'expected'));

/** The note in the row 'Returns': by law, shoppers have the same right at every shop. */
const LAW = 'By law, every shop must usually give you 14 days to return online orders';

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
