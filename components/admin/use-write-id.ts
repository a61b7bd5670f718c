import { useRef } from 'react';

/**
 * Provides the idempotency key of a write. The server recognises a retry by this key, which is the same for every
 * attempt of the write. After a success, `renew` makes a new key.
 */
export function useWriteId() {
  const id = useRef<string>(undefined);
  return {
    current: () => (id.current ??= newId()),
    renew: () => (id.current = undefined),
  };
}

/** Returns a random UUID. `crypto.randomUUID` is missing over plain http, except on localhost. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const variant = '89ab'.charAt((bytes[8] ?? 0) % 4);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20),
  ].join('-');
}
