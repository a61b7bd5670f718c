import 'server-only';

interface Place {
  id: string;
  provider: string;
  baseUrl: string | null;
}

/**
 * Returns the values that the encryption of a provider's key is bound to. The key can only be decrypted with the same
 * values. They include the base URL: if somebody with write access to the database changes the URL, the key can no
 * longer be decrypted, so it is never sent to the new URL.
 */
export const keyPlace = ({ id, provider, baseUrl }: Place) => ['model_keys', id, provider, baseUrl] as const;
