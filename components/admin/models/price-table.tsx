import type { ModelPrice } from '@/lib/data/admin/model-keys';
import { formatMoment } from '@/lib/dates/london-time';
import { formatPrice } from '@/lib/models/money';
import { providerLabel } from '@/lib/models/providers';
import { RemovePrice, SetPrice } from './price-actions';

/** Lists the prices from which the maximum cost and the real cost of each call are calculated. */
export function PriceTable({ prices }: { prices: ModelPrice[] }) {
  return (
    <section aria-labelledby="prices" className="mt-8">
      <div className="mb-2 flex flex-wrap items-center justify-between gap-3">
        <h2 id="prices">Prices</h2>
        <SetPrice />
      </div>
      <p className="mb-3 text-muted">In pounds per million tokens. A model without a price can’t be used.</p>
      {prices.length === 0 ? (
        <p className="card p-8 text-center">There are no prices yet.</p>
      ) : (
        <div className="table-box" tabIndex={0} role="region" aria-label="Table of prices">
          <table className="admin-table">
            <thead>
              <tr>
                <th scope="col">Model</th>
                <th scope="col">Provider</th>
                <th scope="col">Input</th>
                <th scope="col">Output</th>
                <th scope="col">Changed</th>
                <th scope="col">Actions</th>
              </tr>
            </thead>
            <tbody>
              {prices.map((price) => (
                <tr key={price.id}>
                  <th scope="row" className="wrap-anywhere">
                    {price.model}
                  </th>
                  <td>{providerLabel(price.provider)}</td>
                  <td>{formatPrice(price.input_price)}</td>
                  <td>{formatPrice(price.output_price)}</td>
                  <td>
                    <time dateTime={price.updated_at}>{formatMoment(price.updated_at)}</time>
                  </td>
                  <td>
                    <div className="flex gap-2">
                      <SetPrice price={price} />
                      <RemovePrice price={price} />
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
