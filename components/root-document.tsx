import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { listActiveVerifications } from '@/lib/data/affiliate-verifications';
import { getTypography } from '@/lib/data/typography';
import { SITE_LOCALE } from '@/lib/config/site-name';
import { typographyVariables } from '@/lib/theme/typography';

const fraunces = localFont({
  src: '../node_modules/@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  weight: '100 900',
  // The font is preloaded. If the font still arrives after the first paint, the page keeps the fallback font. Swapping
  // the fonts would shift the layout on phones, which have no serif font whose size `adjustFontFallback` knows.
  display: 'optional',
  variable: '--font-fraunces',
  adjustFontFallback: 'Times New Roman',
});

interface RootDocumentProps {
  /** A theme to use instead of the system's theme. Only the admin area passes a theme. */
  theme?: string;
  children: ReactNode;
}

/**
 * Renders the document around every page: its language, font and heading sizes, and the meta tags that prove who owns
 * the site.
 */
export async function RootDocument({ theme, children }: RootDocumentProps) {
  const [typography, verifications] = await Promise.all([getTypography(), listActiveVerifications()]);
  return (
    <html
      lang={SITE_LOCALE}
      className={fraunces.variable}
      style={typographyVariables(typography)}
      data-theme={theme}
    >
      <head>
        {verifications.map(({ meta_name, meta_content }) => (
          <meta key={`${meta_name} ${meta_content}`} name={meta_name} content={meta_content} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
