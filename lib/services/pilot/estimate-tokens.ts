import 'server-only';
import { getPrompt } from '@/lib/data/admin/prompts';
import type { Found } from '@/lib/pilot/proposal';
import { answerSchema, draftedFields } from '@/lib/prompts/drafted-fields';
import { renderPrompt } from '@/lib/prompts/render-prompt';
import { mostInputTokens } from '@/lib/services/models/estimate';
import { promptValues } from '@/lib/services/prompts/prompt-values';
import type { Db } from '@/lib/supabase/public';
import { proposalFacts } from './proposal-facts';

interface Estimate {
  /**
   * The maximum number of tokens in the prompt; null if the prompt or the row does not exist. `outputTokens` is the
   * maximum in the answer.
   */
  inputTokens: number | null;
  outputTokens: number | null;
}

/**
 * Returns the maximum number of tokens for drafting a proposal. Uses the prompt version that is in use for this kind of
 * text.
 */
export async function estimateTokens(db: Db, found: Found): Promise<Estimate> {
  const { purpose, entity } = found;
  const [facts, known] = await Promise.all([proposalFacts(db, found), getPrompt(db, purpose)]);
  const version = known?.versions.find(({ number }) => number === known.prompt.liveNumber);
  if (!facts || !version) return { inputTokens: null, outputTokens: null };
  const { system, user } = renderPrompt(version, await promptValues(db, purpose, facts));
  const schema = answerSchema(draftedFields(purpose, entity));
  return { inputTokens: mostInputTokens({ system, user, schema }), outputTokens: version.max_tokens };
}
