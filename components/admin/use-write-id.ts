import { useRef } from 'react';

/**
 * The id under which something is written: the same for every try, so that a retry is told that the first one has
 * arrived, and a new one once it is known to be written.
 */
export function useWriteId() {
  const id = useRef<string>(undefined);
  return {
    current: () => (id.current ??= newId()),
    renew: () => (id.current = undefined),
  };
}

/** A random UUID; `crypto.randomUUID` is missing where a site is opened by http under another name than localhost. */
function newId(): string {
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
