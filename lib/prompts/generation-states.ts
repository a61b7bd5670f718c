/** The states of a generation (a text that a model drafts), with their labels for editors. */
export const GENERATION_STATES = {
  drafting: 'Not finished',
  failed: 'Failed',
  proposed: 'Awaiting a decision',
  replaced: 'Drafted again',
  accepted: 'Accepted',
  rejected: 'Rejected',
} as const;

export type GenerationState = keyof typeof GENERATION_STATES;
