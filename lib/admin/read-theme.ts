import 'server-only';
import { cookies } from 'next/headers';
import { THEME_COOKIE } from '@/lib/storage-names';
import { type Theme, themeOf } from './theme';

/** The colours that the admin who asks has chosen. */
export async function readTheme(): Promise<Theme> {
  return themeOf((await cookies()).get(THEME_COOKIE)?.value);
}
