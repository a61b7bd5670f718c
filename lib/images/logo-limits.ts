/** Same as the limit of the bucket `logos`. */
export const LOGO_BYTES = 1_048_576;
/** The largest request of an editor: a logo plus its form. Next and the middleware of /admin both use it. */
export const ACTION_BYTES = LOGO_BYTES + 64 * 1024;
export const LOGO_TYPES = 'image/png,image/jpeg,image/webp,image/svg+xml';
/** The minimum size of a sharp logo: it is shown at up to 96 pixels, doubled on high-resolution screens. */
export const SHARP_PIXELS = 192;
