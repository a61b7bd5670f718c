import type { CSSProperties } from 'react';
import { typography as defaults } from '@/lib/fallback/typography';
import type { TypographyRow } from '@/lib/schema/rows';

type Width = 'phone' | 'desktop';

/**
 * The text sizes that editors can choose in the typography settings, in rem on a phone and on a desktop. The sizes
 * '2xl' and '3xl' are larger on a phone.
 */
export const TEXT_SIZES: Record<string, Record<Width, number>> = {
  base: { phone: 1, desktop: 1 },
  lg: { phone: 1.125, desktop: 1.125 },
  xl: { phone: 1.1875, desktop: 1.25 },
  '2xl': { phone: 1.75, desktop: 1.375 },
  '3xl': { phone: 2.375, desktop: 2 },
  '4xl': { phone: 2.5, desktop: 3.5 },
  '5xl': { phone: 3, desktop: 4 },
  '6xl': { phone: 3.75, desktop: 4.75 },
};

/** Returns the width to which a setting applies: 'h1_mobile' → 'phone'. */
export const widthOf = (name: keyof TypographyRow): Width => (name.endsWith('_mobile') ? 'phone' : 'desktop');

/**
 * Returns the typography settings as CSS variables ('h1_mobile' → '--h1-mobile: 2.375rem'). Uses the default size if a
 * setting contains an unknown size.
 */
export function typographyVariables(settings: TypographyRow): CSSProperties {
  const entries = (Object.keys(defaults) as (keyof TypographyRow)[]).map((key) => {
    const sizes = TEXT_SIZES[settings[key]] ?? TEXT_SIZES[defaults[key]];
    return [`--${key.replaceAll('_', '-')}`, `${sizes?.[widthOf(key)]}rem`];
  });
  return Object.fromEntries(entries) as CSSProperties;
}
