import 'server-only';
import { type DeepPartial, type LanguageModel, NoObjectGeneratedError, Output, streamText } from 'ai';
import type { z } from 'zod';
import { failureOf } from './failure-of';
import { ModelError } from './model-error';

// Switch off the AI SDK's warnings, because they would write settings to the log.
globalThis.AI_SDK_LOG_WARNINGS = false;

export interface Question<T> {
  system: string;
  user: string;
  schema: z.ZodType<T>;
  /** The maximum number of tokens in the answer. */
  maxOutputTokens: number;
  temperature?: number;
  /** Receives the part of the answer that has arrived so far. It is not checked against the schema yet. */
  onPartial?: (partial: DeepPartial<T>) => void;
}

export interface Answer<T> {
  object: T;
  /** The numbers of input and output tokens; undefined if the provider does not report them. */
  tokens: { input: number; output: number } | undefined;
}

/**
 * Asks a model once, without retries. If `signal` aborts, throws the reason of `signal`.
 * @throws {ModelError} if the call fails, or if the answer does not match the schema
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
    // Switch off OpenAI's strict mode, because it refuses optional fields and length limits. `schema` validates the
    // answer here.
    providerOptions: { openai: { strictJsonSchema: false } },
    // Without this handler, the AI SDK would write the prompt to the log.
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
      // If the server ends the stream without a finish reason, the answer may be incomplete, so report it as cut off.
      const isWhole = finishReason === 'stop' || finishReason === 'tool-calls';
      throw new ModelError(isWhole ? 'malformed' : 'cut-off', { tokens });
    }
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    throw failureOf(failure ?? error, { hasBegun });
  }
}
