import 'server-only';
import { z } from 'zod';

/** The tokens that libraries and providers may add to a question to send it as a message and a tool. */
const FRAME_TOKENS = 1_000;

interface Sent {
  system: string;
  user: string;
  schema: z.ZodType;
}

/**
 * Returns the maximum number of tokens in a question. A token has at least one byte, so the question never has more
 * tokens than bytes.
 */
export function mostInputTokens({ system, user, schema }: Sent): number {
  const form = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return FRAME_TOKENS + Buffer.byteLength(system) + Buffer.byteLength(user) + Buffer.byteLength(form);
}

/** Returns the maximum cost of a question and its answer, in pounds. The database reserves this amount for the call. */
export const mostCost = (
  question: Sent & { maxOutputTokens: number },
  price: { input_price: number; output_price: number },
): number =>
  (mostInputTokens(question) * price.input_price + question.maxOutputTokens * price.output_price) / 1_000_000;
