import 'server-only';
import type { CallOutcome } from '@/lib/models/outcomes';

/** Why there is no usable answer: how the call failed, or why no call was made. */
export type FailureReason =
  | Exclude<CallOutcome, 'answered' | 'lost'>
  | 'missing'
  | 'no-price'
  | 'over-budget'
  | 'no-secrets-key'
  | 'unreadable-key';

const SENTENCES: Record<FailureReason, string> = {
  malformed: 'The model’s answer doesn’t have the expected form. Try again, or use another model.',
  refused: 'The model refused to answer.',
  'too-long': 'The model’s answer was cut short because it reached the token limit.',
  unauthorised: 'The provider doesn’t accept this key. Replace it on the API keys screen.',
  'rate-limited': 'The provider is receiving too many requests. Try again later.',
  'server-error': 'The provider has a problem. Try again later.',
  rejected: 'The provider doesn’t accept the request. Check the name of the model and the base URL.',
  unreachable: 'The provider can’t be reached. Check the base URL.',
  'cut-off': 'The connection to the provider was lost in the middle of the answer.',
  'time-out': 'The provider didn’t answer in time.',
  cancelled: 'The call was cancelled.',
  revoked: 'This key is revoked.',
  missing: 'This key doesn’t exist.',
  'no-price': 'This model has no price, so its cost can’t be limited. Add its price on the API keys screen.',
  'over-budget': 'This call could pass the monthly budget of the key, so it wasn’t made.',
  'no-secrets-key': 'SECRETS_KEY isn’t set on the server, so keys can’t be read.',
  'unreadable-key':
    'The stored key can’t be decrypted with SECRETS_KEY. Replace the key on the API keys screen.',
};

/** Returns the sentence for a stored reason, or a general sentence if the reason is unknown. */
export const failureSentence = (reason: string): string =>
  Object.entries(SENTENCES).find(([known]) => known === reason)?.[1] ?? 'There was no answer. Try again.';

/** The reasons for which a later attempt may succeed. */
const PASSING: FailureReason[] = [
  'rate-limited',
  'server-error',
  'unreachable',
  'cut-off',
  'time-out',
  'malformed',
];

interface Details {
  /** The tokens that the call has used, if the provider reports them. */
  tokens?: { input: number; output: number };
  /** Whether the call is free, because the provider had not begun to answer. */
  isFree?: boolean;
  /** The wait that the provider asks for, in ms. */
  retryAfterMs?: number;
}

/**
 * Thrown if a call has no usable answer. The message is for editors. It contains no text from the provider, because
 * providers repeat keys and prompts in their errors.
 */
export class ModelError extends Error {
  override name = 'ModelError';
  readonly reason: FailureReason;
  readonly tokens: Details['tokens'];
  readonly isFree: boolean;
  readonly retryAfterMs: number | undefined;

  constructor(reason: FailureReason, { tokens, isFree = false, retryAfterMs }: Details = {}) {
    super(SENTENCES[reason]);
    this.reason = reason;
    this.tokens = tokens;
    this.isFree = isFree;
    this.retryAfterMs = retryAfterMs;
  }

  /** Whether the reason is temporary, so a job may try again later. */
  get isPassing(): boolean {
    return PASSING.includes(this.reason);
  }
}
