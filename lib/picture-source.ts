import { asciiAddress } from './ascii-address';

/**
 * An image field holds an address, a path of this site, a path in the bucket `logos`, or an emoji
 * (docs/product.md#picture-fields).
 */
export type PictureSource =
  { kind: 'image'; src: string } | { kind: 'emoji'; emoji: string } | { kind: 'none' };

/** Tells what to draw for the first field that holds something. `storage` is the address of the Supabase project. */
export function pictureSource(storage: string, ...fields: (string | null | undefined)[]): PictureSource {
  const value = fields.find((field) => field?.trim())?.trim();
  if (!value) return { kind: 'none' };
  // A path, but not '//host', which would be another site's.
  if (/^(https?:\/\/|\/(?!\/))/.test(value)) return { kind: 'image', src: asciiAddress(value) };
  if (value.startsWith('logos/'))
    return { kind: 'image', src: asciiAddress(`${storage}/storage/v1/object/public/${value}`) };
  return [...value].length <= 4 ? { kind: 'emoji', emoji: value } : { kind: 'none' };
}
