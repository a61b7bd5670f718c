/** A model key that can pay for drafts, with the price of its default model in pounds per million tokens. */
export interface PilotKey {
  id: string;
  label: string;
  model: string;
  inputPrice: number;
  outputPrice: number;
  /** The unspent part of the key's monthly budget, in pounds. */
  left: number;
}

interface Needed {
  input_tokens: number | null;
  output_tokens: number | null;
}

/** Returns the maximum cost of a draft, in pounds; null if the number of tokens is not known. */
export const mostCostOf = (
  { input_tokens: input, output_tokens: output }: Needed,
  { inputPrice, outputPrice }: PilotKey,
): number | null =>
  input === null || output === null ? null : (input * inputPrice + output * outputPrice) / 1_000_000;

/** Returns the maximum cost of some drafts together, in pounds. Drafts of unknown cost count as zero. */
export const sumOfCosts = (proposals: readonly Needed[], key: PilotKey): number =>
  proposals.reduce((sum, proposal) => sum + (mostCostOf(proposal, key) ?? 0), 0);
