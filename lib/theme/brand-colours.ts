/** The hue of the buttons that lead to shops (`--shop` in app/styles/tokens.css), in degrees. */
const SHOP_HUE = 3;
/** The maximum distance from SHOP_HUE, in degrees, at which a hue looks the same as that of the buttons. */
const NEAR = 20;
/**
 * The minimum saturation and the range of lightness of a red that looks like the buttons. Paler, darker and greyer reds
 * do not.
 */
const LEAST_SATURATION = 0.45;
const LIGHTNESS = [0.2, 0.7] as const;

/**
 * Returns whether a colour such as '#c8102e' is close to the red of the buttons that lead to shops. Such a button would
 * be hard to see on a background of this colour.
 */
export function isNearShopRed(hex: string): boolean {
  const { hue, saturation, lightness } = hslOf(hex);
  const distance = Math.abs(((hue - SHOP_HUE + 540) % 360) - 180);
  return (
    distance <= NEAR &&
    saturation >= LEAST_SATURATION &&
    lightness >= LIGHTNESS[0] &&
    lightness <= LIGHTNESS[1]
  );
}

/** Converts a colour such as '#c8102e' to hue (0 to 360), saturation and lightness (0 to 1). */
function hslOf(hex: string): { hue: number; saturation: number; lightness: number } {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    (start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255,
  );
  const most = Math.max(red, green, blue);
  const least = Math.min(red, green, blue);
  const spread = most - least;
  const lightness = (most + least) / 2;
  if (spread === 0) return { hue: 0, saturation: 0, lightness };
  const saturation = spread / (1 - Math.abs(2 * lightness - 1));
  const sixth =
    most === red
      ? (green - blue) / spread
      : most === green
        ? (blue - red) / spread + 2
        : (red - green) / spread + 4;
  return { hue: (sixth * 60 + 360) % 360, saturation, lightness };
}
