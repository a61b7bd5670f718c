/** The providers of language models. Forms in the browser import this file. */
export const PROVIDERS = [
  { value: 'openai', label: 'OpenAI' },
  { value: 'anthropic', label: 'Anthropic' },
  { value: 'google', label: 'Google' },
  { value: 'openai-compatible', label: 'OpenAI-compatible server' },
] as const;

export type Provider = (typeof PROVIDERS)[number]['value'];

export const PROVIDER_IDS = PROVIDERS.map(({ value }) => value);

export const providerLabel = (provider: string): string =>
  PROVIDERS.find(({ value }) => value === provider)?.label ?? provider;

/** Matches the names that providers give their models. The database checks names by the same rule. */
export const MODEL_NAME = /^[A-Za-z0-9][A-Za-z0-9._:/@-]{0,119}$/;
