/** A key with which drafts may be paid, with the price of its default model in pounds for a million tokens. */
export interface PilotKey {
  id: string;
  label: string;
  model: string;
  inputPrice: number;
  outputPrice: number;
  /** The rest of its monthly budget, in pounds. */
  left: number;
}

interface Needed {
  input_tokens: number | null;
  output_tokens: number | null;
}

/** Returns the most that a draft can cost, in pounds; null if the tokens that it needs are not known. */
export const mostCostOf = (
  { input_tokens: input, output_tokens: output }: Needed,
  { inputPrice, outputPrice }: PilotKey,
): number | null =>
  input === null || output === null ? null : (input * inputPrice + output * outputPrice) / 1_000_000;

/** Returns the most that some drafts can cost together, as far as it is known. */
export const sumOfCosts = (proposals: readonly Needed[], key: PilotKey): number =>
  proposals.reduce((sum, proposal) => sum + (mostCostOf(proposal, key) ?? 0), 0);
