import type { Hue } from './hues';

/**
 * The deep colours and the tints of the hues in the light theme, for pictures that cannot use the style sheets. The
 * test tests/unit/theme/hue-colours.test.ts checks that they equal the colours in app/styles/tokens.css.
 */
export const HUE_COLOURS: Record<Hue, { deep: string; tint: string }> = {
  electronics: { deep: '#1f4e79', tint: '#dce8f3' },
  gaming: { deep: '#4b2e83', tint: '#e7e0f5' },
  fashion: { deep: '#8a2b4b', tint: '#f6e0e7' },
  'home-living': { deep: '#7a4a1e', tint: '#f3e6d8' },
  'health-beauty': { deep: '#9b3d6e', tint: '#f8e1ec' },
  'toys-games': { deep: '#9a4208', tint: '#fce8d6' },
  'sports-outdoors': { deep: '#0f6a5f', tint: '#daf0ec' },
  appliances: { deep: '#35566b', tint: '#e1ebf0' },
  groceries: { deep: '#4c6a1d', tint: '#e8f0d8' },
};
