import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { cacheLife } from 'next/cache';
import { SITE_NAME } from '@/lib/config/site-name';
import { drawable } from './drawable';
import { CARD_SIZE } from './metadata';

interface CardText {
  /** A short text above the title, such as the kind of page. */
  eyebrow: string;
  title: string;
}

const fontFile = (weight: 400 | 600) =>
  path.join(process.cwd(), `node_modules/@fontsource/fraunces/files/fraunces-latin-${weight}-normal.woff`);

/**
 * Returns a page's social card, the picture that represents it on social networks, as PNG. The card is cached, so that
 * the same texts are drawn only once.
 */
export async function drawSocialCard({ eyebrow, title }: CardText): Promise<ArrayBuffer> {
  'use cache';
  cacheLife('max');
  const [regular, bold] = await Promise.all([readFile(fontFile(400)), readFile(fontFile(600))]);
  const image = new ImageResponse(<Card eyebrow={drawable(eyebrow)} title={drawable(title)} />, {
    ...CARD_SIZE,
    fonts: [
      { name: 'Fraunces', data: regular, weight: 400 },
      { name: 'Fraunces', data: bold, weight: 600 },
    ],
  });
  return image.arrayBuffer();
}

/** The maximum number of lines in the title. More lines would not fit between the eyebrow and the name of the site. */
const MOST_LINES = 4;

/** Returns CSS properties that limit a text to a number of lines and break long words at the margin. */
const withinLines = (lineClamp: number) =>
  ({ display: 'block', lineClamp, wordBreak: 'break-word' }) as const;

/**
 * The social card as JSX for Satori, which supports only flex boxes and inline styles. The colours are those of the
 * light theme in app/styles/tokens.css.
 */
function Card({ eyebrow, title }: CardText) {
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: 72,
        background: '#fbfaf7',
        borderTop: '24px solid #0e3b24',
        fontFamily: 'Fraunces',
        color: '#1c1b19',
      }}
    >
      <div style={{ display: 'flex', flexDirection: 'column', gap: 20 }}>
        <div style={{ ...withinLines(1), fontSize: 34, color: '#595348' }}>{eyebrow}</div>
        <div
          style={{
            ...withinLines(MOST_LINES),
            fontSize: title.length > 60 ? 60 : 76,
            fontWeight: 600,
            lineHeight: 1.15,
          }}
        >
          {title}
        </div>
      </div>
      <div style={{ display: 'flex', fontSize: 38, fontWeight: 600, color: '#0e3b24' }}>{SITE_NAME}</div>
    </div>
  );
}
