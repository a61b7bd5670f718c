/** The possible outcomes of a call to a model, with their labels. The database allows the same outcomes. */
const OUTCOMES = {
  answered: 'Answered',
  malformed: 'Invalid answer',
  refused: 'Refused by the model',
  'too-long': 'Answer cut short',
  unauthorised: 'Key not accepted',
  'rate-limited': 'Too many requests',
  'server-error': 'Provider error',
  rejected: 'Request rejected',
  unreachable: 'Provider unreachable',
  'cut-off': 'Connection lost',
  'time-out': 'Timed out',
  cancelled: 'Cancelled',
  revoked: 'Key revoked',
  lost: 'Process ended',
} as const;

export type CallOutcome = keyof typeof OUTCOMES;

export const isOutcome = (text: string): text is CallOutcome => Object.hasOwn(OUTCOMES, text);

export const outcomeLabel = (outcome: string | null): string =>
  outcome === null
    ? 'In progress'
    : (Object.entries(OUTCOMES).find(([key]) => key === outcome)?.[1] ?? outcome);
