/** The maximum size of a logo file in bytes, as in the settings of the bucket `logos`. */
export const LOGO_BYTES = 1_048_576;
/**
 * The maximum size in bytes of a request from an editor: a logo plus the rest of its form. Next and the middleware of
 * /admin both enforce it.
 */
export const ACTION_BYTES = LOGO_BYTES + 64 * 1024;
export const LOGO_TYPES = 'image/png,image/jpeg,image/webp,image/svg+xml';
/**
 * The minimum size in pixels of a sharp logo. The site shows a logo at up to 96 pixels, and high-resolution screens
 * need twice as many.
 */
export const SHARP_PIXELS = 192;

/** Matches the path of an uploaded logo as a retailer's row stores it, such as 'logos/argos-1a2b3c4d.png'. */
export const LOGO_FILE = /^logos\/(?!.*(?:^|\/)\.\.?(?:\/|$))(?!.*\/\/)[A-Za-z0-9._/-]+$/;
