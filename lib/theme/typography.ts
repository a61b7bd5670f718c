import type { CSSProperties } from 'react';
import { typography as defaults } from '@/lib/fallback/typography';
import type { TypographyRow } from '@/lib/schema/rows';

/** The text sizes that typography settings may contain: Tailwind's tokens, with their size in rem. */
export const TEXT_SIZES: Record<string, number> = {
  base: 1,
  lg: 1.125,
  xl: 1.25,
  '2xl': 1.5,
  '3xl': 1.875,
  '4xl': 2.25,
  '5xl': 3,
  '6xl': 3.75,
};

/**
 * Returns the typography settings as CSS variables ('h1_mobile' → '--h1-mobile: 1.875rem'). An unknown token gets the
 * default size.
 */
export function typographyVariables(settings: TypographyRow): CSSProperties {
  const entries = (Object.keys(defaults) as (keyof TypographyRow)[]).map((key) => {
    const rem = TEXT_SIZES[settings[key]] ?? TEXT_SIZES[defaults[key]];
    return [`--${key.replaceAll('_', '-')}`, `${rem}rem`];
  });
  return Object.fromEntries(entries) as CSSProperties;
}
