import 'server-only';
import { cookies } from 'next/headers';
import { THEME_COOKIE } from '@/lib/config/storage-names';
import { type Theme, themeOf } from './admin-theme';

/** Returns the theme of the admin area that this admin has chosen. */
export async function readTheme(): Promise<Theme> {
  return themeOf((await cookies()).get(THEME_COOKIE)?.value);
}
