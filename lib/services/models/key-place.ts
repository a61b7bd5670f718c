import 'server-only';

interface Place {
  id: string;
  provider: string;
  baseUrl: string | null;
}

/**
 * Returns the row that a provider's key is encrypted for. The base URL is part of it, so that nobody who can write to the
 * database can have a key sent elsewhere.
 */
export const keyPlace = ({ id, provider, baseUrl }: Place) => ['model_keys', id, provider, baseUrl] as const;
