import type { TypographyRow } from '../schema/rows.ts';

export const typography: TypographyRow = {
  h1_mobile: '3xl',
  h1_desktop: '4xl',
  h2_mobile: '2xl',
  h2_desktop: '3xl',
  h3_mobile: 'xl',
  h3_desktop: '2xl',
  hero_h1_mobile: '4xl',
  hero_h1_desktop: '5xl',
};
