import 'server-only';
import { z } from 'zod';

/** The tokens that libraries and providers add to a question: the frame of a tool, and of a message. */
const FRAME_TOKENS = 1_000;

interface Sent {
  system: string;
  user: string;
  schema: z.ZodType;
}

/**
 * Returns the most tokens that a question can have. A token has at least one byte, so the question never has more tokens
 * than bytes.
 */
export function mostInputTokens({ system, user, schema }: Sent): number {
  const form = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return FRAME_TOKENS + Buffer.byteLength(system) + Buffer.byteLength(user) + Buffer.byteLength(form);
}

/** Returns the most that a question and its answer can cost, in pounds. The database reserves the same. */
export const mostCost = (
  question: Sent & { maxOutputTokens: number },
  price: { input_price: number; output_price: number },
): number =>
  (mostInputTokens(question) * price.input_price + question.maxOutputTokens * price.output_price) / 1_000_000;
