import { useRef } from 'react';
import { newId } from '@/lib/admin/new-id';

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
