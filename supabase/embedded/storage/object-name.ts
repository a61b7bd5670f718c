import { invalidKey } from './storage-error.ts';

// The characters that the storage server allows, which are those that S3 is safe with.
const ALLOWED = /^[\w/!\-.*'() &$@=;:+,?]{1,1024}$/;

/**
 * Rejects names that are not plain paths. Files are never stored under these names, so this is the second safeguard.
 */
function checkName(name: string): string {
  const parts = name.split('/');
  const plain = parts.every((part) => part !== '' && part !== '.' && part !== '..');
  if (!ALLOWED.test(name) || !plain) throw invalidKey(name);
  return name;
}

/** The bucket and the name in what follows `/object/…/` in the address. */
export function splitPath(pathname: string, prefix: string): { bucket: string; name: string } {
  const encoded = pathname.slice(pathname.indexOf(prefix) + prefix.length);
  let decoded: string;
  try {
    decoded = decodeURIComponent(encoded);
  } catch {
    throw invalidKey(encoded);
  }
  const slash = decoded.indexOf('/');
  if (slash < 1) throw invalidKey(decoded);
  return { bucket: decoded.slice(0, slash), name: checkName(decoded.slice(slash + 1)) };
}
