/** The possible outcomes of a call to a model, with their labels. The database allows the same outcomes. */
const OUTCOMES = {
  answered: 'Answered',
  malformed: 'Answer not valid',
  refused: 'Refused by the model',
  'too-long': 'Answer cut short',
  unauthorised: 'Key not accepted',
  'rate-limited': 'Too many requests',
  'server-error': 'Error of the provider',
  rejected: 'Request not accepted',
  unreachable: 'Not reached',
  'cut-off': 'Connection lost',
  'time-out': 'Too slow',
  cancelled: 'Cancelled',
  revoked: 'Key revoked',
  lost: 'Process ended',
} as const;

export type CallOutcome = keyof typeof OUTCOMES;

export const isOutcome = (text: string): text is CallOutcome => Object.hasOwn(OUTCOMES, text);

export const outcomeLabel = (outcome: string | null): string =>
  outcome === null
    ? 'Under way'
    : (Object.entries(OUTCOMES).find(([key]) => key === outcome)?.[1] ?? outcome);
