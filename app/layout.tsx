import type { Metadata, Viewport } from 'next';
import localFont from 'next/font/local';
import type { ReactNode } from 'react';
import { listActiveVerifications } from '@/lib/data/affiliate-verifications';
import { getTypography } from '@/lib/data/typography';
import { SITE_LOCALE, SITE_NAME, siteUrl } from '@/lib/site';
import { typographyVariables } from '@/lib/typography';
import './globals.css';

const lora = localFont({
  src: '../node_modules/@fontsource-variable/lora/files/lora-latin-wght-normal.woff2',
  weight: '400 700',
  display: 'swap',
  variable: '--font-lora',
  adjustFontFallback: 'Times New Roman',
});

export const metadata: Metadata = {
  metadataBase: new URL(siteUrl()),
  title: SITE_NAME,
  applicationName: SITE_NAME,
};

export const viewport: Viewport = {
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: '#fbfaf7' },
    { media: '(prefers-color-scheme: dark)', color: '#141513' },
  ],
};

export default async function RootLayout({ children }: { children: ReactNode }) {
  const [typography, verifications] = await Promise.all([getTypography(), listActiveVerifications()]);
  return (
    <html lang={SITE_LOCALE} className={lora.variable} style={typographyVariables(typography)}>
      <head>
        {verifications.map(({ meta_name, meta_content }) => (
          <meta key={`${meta_name} ${meta_content}`} name={meta_name} content={meta_content} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  );
}
