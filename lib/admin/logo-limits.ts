/** As the bucket `logos` has it. */
export const LOGO_BYTES = 1_048_576;
/** The largest request of an editor: a logo, and what stands around it. Next and the wall around /admin both keep to it. */
export const ACTION_BYTES = LOGO_BYTES + 64 * 1024;
export const LOGO_TYPES = 'image/png,image/jpeg,image/webp,image/svg+xml';
/** The larger side of a logo that is still sharp where it shows largest: 96 pixels, twice as many on a good screen. */
export const SHARP_PIXELS = 192;
