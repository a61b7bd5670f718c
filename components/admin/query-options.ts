import type { ActionState } from '@/lib/actions/action-state';
import { FRESH_S } from '@/lib/freshness';
import { callAction } from './call-action';

/** Lists of entities are stale after five minutes; mount and window focus refetch them (docs/product.md#freshness). */
export const ENTITY_LIST = {
  staleTime: FRESH_S * 1000,
  refetchOnMount: true,
  refetchOnWindowFocus: true,
} as const;

/** What an action answers, for a query; a refusal is thrown with its sentence. */
export async function dataOf<Data>(call: () => Promise<ActionState<Data>>): Promise<Data> {
  const { status, message, data } = await callAction(call);
  if (status !== 'success' || data === undefined) throw new Error(message ?? 'There was no answer');
  return data;
}
