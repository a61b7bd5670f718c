import 'server-only';
import { listModelKeys, listModelPrices } from '@/lib/data/admin/model-keys';
import type { PilotKey } from '@/lib/pilot/most-cost';
import type { Db } from '@/lib/supabase/public';

/** Returns the keys that can be used for drafts: keys that are not revoked and whose default model has a price. */
export async function listUsableKeys(db: Db): Promise<PilotKey[]> {
  const [keys, prices] = await Promise.all([listModelKeys(db), listModelPrices(db)]);
  return keys.flatMap(({ id, label, provider, default_model: model, revoked_at, monthly_budget, spent }) => {
    const price = prices.find((each) => each.provider === provider && each.model === model);
    if (revoked_at || !price) return [];
    const { input_price: inputPrice, output_price: outputPrice } = price;
    return { id, label, model, inputPrice, outputPrice, left: monthly_budget - spent };
  });
}
