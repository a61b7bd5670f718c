import { asciiUrl } from '@/lib/routing/ascii-url';

/**
 * The picture to draw for an image field. The field contains a URL, a path on this site, a path in the bucket `logos`,
 * or an emoji (docs/product.md#picture-fields).
 */
export type PictureSource =
  { kind: 'image'; src: string } | { kind: 'emoji'; emoji: string } | { kind: 'none' };

/**
 * Returns the picture to draw for the first non-empty field in `fields`. `storage` is the URL of the Supabase project.
 */
export function pictureSource(storage: string, ...fields: (string | null | undefined)[]): PictureSource {
  const value = fields.find((field) => field?.trim())?.trim();
  if (!value) return { kind: 'none' };
  // A path on this site starts with one slash; '//host' would be another site.
  if (/^(https?:\/\/|\/(?!\/))/.test(value)) return { kind: 'image', src: asciiUrl(value) };
  if (value.startsWith('logos/'))
    return { kind: 'image', src: asciiUrl(`${storage}/storage/v1/object/public/${value}`) };
  return [...value].length <= 4 ? { kind: 'emoji', emoji: value } : { kind: 'none' };
}
