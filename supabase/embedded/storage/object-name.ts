import { invalidKey } from './storage-error.ts';

// Matches the object names that the storage server allows. They have at most 1024 characters, which S3 calls safe or
// lists as characters that may need special handling.
const ALLOWED = /^[\w/!\-.*'() &$@=;:+,?]{1,1024}$/;

/**
 * Returns the object name if it is allowed and a plain path, otherwise throws. This is a second safeguard: files are
 * not stored under these names anyway.
 */
function checkName(name: string): string {
  const parts = name.split('/');
  const plain = parts.every((part) => part !== '' && part !== '.' && part !== '..');
  if (!ALLOWED.test(name) || !plain) throw invalidKey(name);
  return name;
}

/**
 * Splits the part of a request's path after `prefix`, such as `/object/public/`, into the bucket and the object's name.
 */
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
