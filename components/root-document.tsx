import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { listActiveVerifications } from '@/lib/data/affiliate-verifications';
import { getTypography } from '@/lib/data/typography';
import { SITE_LOCALE } from '@/lib/site';
import { typographyVariables } from '@/lib/typography';
import '@/app/globals.css';

const lora = localFont({
  src: '../node_modules/@fontsource/lora/files/lora-latin-700-normal.woff2',
  weight: '700',
  display: 'swap',
  variable: '--font-lora',
  adjustFontFallback: 'Times New Roman',
});

interface RootDocumentProps {
  /** Other colours than the system's; of the admin area only. */
  theme?: string;
  children: ReactNode;
}

/** The document around every page: language, font, heading sizes, and the meta tags that prove who owns the site. */
export async function RootDocument({ theme, children }: RootDocumentProps) {
  const [typography, verifications] = await Promise.all([getTypography(), listActiveVerifications()]);
  return (
    <html
      lang={SITE_LOCALE}
      className={lora.variable}
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
