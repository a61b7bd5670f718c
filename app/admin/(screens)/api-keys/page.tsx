import { AddKey } from '@/components/admin/models/add-key';
import { CallTable } from '@/components/admin/models/call-table';
import { ChangeList } from '@/components/admin/models/change-list';
import { KeyTable } from '@/components/admin/models/key-table';
import { PriceTable } from '@/components/admin/models/price-table';
import { ScreenHead } from '@/components/admin/screen-head';
import { actorNames } from '@/lib/data/admin/actors';
import {
  listModelCalls,
  listModelChanges,
  listModelKeys,
  listModelPrices,
} from '@/lib/data/admin/model-keys';
import { requireAdmin } from '@/lib/services/accounts/require-admin';
import { readKeyring } from '@/lib/services/models/keyring';

export const instant = false;
export const metadata = { title: 'API keys' };

const CALLS = 20;
const CHANGES = 10;

export default async function ApiKeysPage() {
  const { db, viewer } = await requireAdmin();
  const [keys, prices, calls, changes, keyring] = await Promise.all([
    listModelKeys(db),
    listModelPrices(db),
    listModelCalls(db, { limit: CALLS }),
    listModelChanges(db, { limit: CHANGES }),
    readKeyring(),
  ]);
  const priced = new Set(prices.map(({ provider, model }) => `${provider} ${model}`));
  const labels = new Map(keys.map(({ id, label }) => [id, label]));
  const labelOf = (id: string) => labels.get(id) ?? '';
  const nameOf = await actorNames(db, { actors: changes.map(({ actor }) => actor), viewerId: viewer.id });
  return (
    <>
      <ScreenHead title="API keys">{keyring && <AddKey />}</ScreenHead>
      {!keyring && (
        <p role="alert" className="card mb-4 p-4">
          Set <code>SECRETS_KEY</code> on the server first, so that keys can be stored encrypted. The README
          says how.
        </p>
      )}
      {keys.length > 0 ? (
        <KeyTable
          keys={keys}
          hasPrice={({ provider, default_model: model }) => priced.has(`${provider} ${model}`)}
        />
      ) : (
        <p className="card p-8 text-center">
          There are no keys yet. Add a key from a language model provider so that the site can draft texts.
        </p>
      )}
      <PriceTable prices={prices} />
      <CallTable {...{ calls, labelOf }} />
      <ChangeList {...{ changes, labelOf, nameOf }} />
    </>
  );
}
