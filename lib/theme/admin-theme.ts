/** The themes of the admin area. The default, 'system', follows the operating system. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

export const themeOf = (value: string | undefined): Theme =>
  THEMES.find((theme) => theme === value) ?? 'system';
