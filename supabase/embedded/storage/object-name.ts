import { invalidKey } from './storage-error.ts';

// Matches object names that contain only characters that the storage server allows. These characters are safe in S3.
const ALLOWED = /^[\w/!\-.*'() &$@=;:+,?]{1,1024}$/;

/**
 * Rejects object names that are not plain paths. This is a second safeguard: files are not stored under these names
 * anyway.
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
