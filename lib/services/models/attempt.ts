import 'server-only';
import { type DeepPartial, type LanguageModel, NoObjectGeneratedError, Output, streamText } from 'ai';
import type { z } from 'zod';
import { failureOf } from './failure-of';
import { ModelError } from './model-error';

// Warnings of the library would repeat settings in the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

export interface Question<T> {
  system: string;
  user: string;
  schema: z.ZodType<T>;
  /** The most tokens that the answer may have. */
  maxOutputTokens: number;
  temperature?: number;
  /** Receives the part of the answer that has arrived, which is not checked yet. */
  onPartial?: (partial: DeepPartial<T>) => void;
}

export interface Answer<T> {
  object: T;
  /** Undefined if the provider doesn't say. */
  tokens: { input: number; output: number } | undefined;
}

/**
 * Asks a model once. If `signal` aborts, its reason is thrown.
 * @throws {ModelError} if there is no answer of the expected form
 */
export async function attempt<T>(
  model: LanguageModel,
  { system, user, schema, maxOutputTokens, temperature, onPartial }: Question<T>,
  signal: AbortSignal,
): Promise<Answer<T>> {
  let failure: unknown;
  let hasBegun = false;
  const result = streamText({
    model,
    ...(system && { instructions: system }),
    prompt: user,
    output: Output.object({ schema }),
    maxOutputTokens,
    temperature,
    maxRetries: 0,
    abortSignal: signal,
    // Not strict, because OpenAI's strict mode refuses optional fields and lengths. The schema is checked here.
    providerOptions: { openai: { strictJsonSchema: false } },
    // Without this, the library would write the prompt to the log.
    onError: ({ error }) => void (failure ??= error),
  });
  try {
    for await (const partial of result.partialOutputStream) {
      hasBegun = true;
      onPartial?.(partial as DeepPartial<T>);
    }
    if (signal.aborted) throw signal.reason;
    if (failure !== undefined) throw failure;
    const [finishReason, usage] = await Promise.all([result.finishReason, result.usage]);
    const { inputTokens, outputTokens } = usage;
    const tokens =
      inputTokens === undefined || outputTokens === undefined
        ? undefined
        : { input: inputTokens, output: outputTokens };
    if (finishReason === 'content-filter') throw new ModelError('refused', { tokens });
    if (finishReason === 'length') throw new ModelError('too-long', { tokens });
    try {
      return { object: await result.output, tokens };
    } catch (error) {
      if (!NoObjectGeneratedError.isInstance(error)) throw error;
      // A server that ends the stream without a reason has not finished its answer.
      const isWhole = finishReason === 'stop' || finishReason === 'tool-calls';
      throw new ModelError(isWhole ? 'malformed' : 'cut-off', { tokens });
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw failureOf(failure ?? error, { hasBegun });
  }
}
