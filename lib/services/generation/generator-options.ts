import 'server-only';
import { listModelKeys, listModelPrices, type ModelKey, type ModelPrice } from '@/lib/data/admin/model-keys';
import { getPrompt } from '@/lib/data/admin/prompts';
import type { DraftSettings } from '@/lib/prompts/draft-subject';
import type { PromptVersion, Purpose } from '@/lib/schema/prompts';
import type { Db } from '@/lib/supabase/public';

export interface ModelChoice {
  /** The keys that are not revoked. */
  keys: ModelKey[];
  key: ModelKey | undefined;
  /**
   * The models to choose from: first the default model of the key, with or without a price, then the provider's other
   * models that have a price.
   */
  models: string[];
  model: string;
  price: ModelPrice | undefined;
}

/**
 * Returns the keys and models that an editor can choose from, and the selected key and model. If none are selected,
 * selects the defaults.
 */
export async function readModelChoice(
  db: Db,
  asked: Pick<DraftSettings, 'keyId' | 'model'>,
): Promise<ModelChoice> {
  const [all, prices] = await Promise.all([listModelKeys(db), listModelPrices(db)]);
  const keys = all.filter(({ revoked_at }) => revoked_at === null);
  const key = keys.find(({ id }) => id === asked.keyId) ?? keys[0];
  const own = prices.filter(({ provider }) => provider === key?.provider);
  const models = key ? [...new Set([key.default_model, ...own.map(({ model }) => model)])] : [];
  const model = models.find((each) => each === asked.model) ?? models[0] ?? '';
  return { keys, key, models, model, price: own.find((each) => each.model === model) };
}

/**
 * Returns a prompt's versions (newest first), the number of the version in use, and the selected version. The default
 * is the version in use. Returns null if the prompt does not exist.
 */
export async function readVersionChoice(
  db: Db,
  purpose: Purpose,
  asked: string,
): Promise<{ versions: PromptVersion[]; liveNumber: number; version: PromptVersion } | null> {
  const found = await getPrompt(db, purpose);
  const { liveNumber } = found?.prompt ?? { liveNumber: 0 };
  const versions = found?.versions ?? [];
  const version =
    versions.find(({ number }) => String(number) === asked) ??
    versions.find(({ number }) => number === liveNumber);
  return version ? { versions, liveNumber, version } : null;
}
