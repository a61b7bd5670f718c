/** As the bucket `logos` has it. */
export const LOGO_BYTES = 1_048_576;
export const LOGO_TYPES = 'image/png,image/jpeg,image/webp,image/svg+xml';
/** The larger side of a logo that is still sharp where it shows largest: 96 pixels, twice as many on a good screen. */
export const SHARP_PIXELS = 192;
