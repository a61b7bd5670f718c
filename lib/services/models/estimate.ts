import 'server-only';
import { z } from 'zod';

/** What the libraries and providers add to a question: the frame of a tool, and of a message. */
const FRAME_TOKENS = 1_000;

/**
 * Returns the most tokens that a question can have. A token has at least one byte, so the question never has more tokens
 * than bytes.
 */
export function mostInputTokens({
  system,
  user,
  schema,
}: {
  system: string;
  user: string;
  schema: z.ZodType;
}) {
  const form = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
  return FRAME_TOKENS + Buffer.byteLength(system) + Buffer.byteLength(user) + Buffer.byteLength(form);
}
