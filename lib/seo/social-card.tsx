import 'server-only';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { ImageResponse } from 'next/og';
import { cacheLife } from 'next/cache';
import { SITE_NAME } from '@/lib/config/site-name';
import type { DrawingName } from '@/lib/images/drawings';
import { HUE_COLOURS } from '@/lib/theme/hue-colours';
import type { Hue } from '@/lib/theme/hues';
import { drawable } from './drawable';
import { CARD_SIZE } from './metadata';

/** The content of a social card. */
export interface SocialCard {
  /** A short text above the title, such as the kind of page. */
  eyebrow: string;
  title: string;
  /** The hue that colours the card. Without a hue, the card is dark green and shows a drawing of a street of shops. */
  hue?: Hue;
  /** The drawing beside the title. */
  drawing?: DrawingName | null;
  /** The name of a shop in its brand's colours, which the card shows beside the title as a shop sign. */
  sign?: { name: string; background: string; ink: string } | null;
  /** The number that a guide highlights, and a note that says what the number counts. */
  number?: { value: string; note: string | null } | null;
}

const fontFile = (weight: 400 | 600) =>
  path.join(process.cwd(), `node_modules/@fontsource/fraunces/files/fraunces-latin-${weight}-normal.woff`);

const PICTURES = path.join(process.cwd(), 'components/site/pictures');

/**
 * Draws a page's social card, the picture that social networks show for the page. Returns a PNG, and caches it, so that
 * the same content is drawn only once.
 */
export async function drawSocialCard(card: SocialCard): Promise<ArrayBuffer> {
  'use cache';
  cacheLife('max');
  const { hue, drawing } = card;
  const [regular, bold, art] = await Promise.all([
    readFile(fontFile(400)),
    readFile(fontFile(600)),
    hue ? drawing && readPicture(`drawings/${drawing}.svg`) : readPicture('street.svg'),
  ]);
  const image = new ImageResponse(<Card {...card} art={art || null} />, {
    ...CARD_SIZE,
    fonts: [
      { name: 'Fraunces', data: regular, weight: 400 },
      { name: 'Fraunces', data: bold, weight: 600 },
    ],
  });
  return image.arrayBuffer();
}

/**
 * Reads an SVG drawing and returns it as a data URL. Removes dark-mode colours and units, because the renderer supports
 * neither.
 */
async function readPicture(file: string): Promise<string> {
  const svg = await readFile(path.join(PICTURES, file), 'utf8');
  const plain = svg
    .replace(/@media\([^)]*\)\{(?:[^{}]*\{[^}]*\})*\}/g, '')
    .replace(/translate\((-?[\d.]+)px,\s*(-?[\d.]+)px\)/g, 'translate($1,$2)');
  return `data:image/svg+xml;base64,${Buffer.from(plain).toString('base64')}`;
}

/** The maximum number of lines in the title. More lines would not fit between the eyebrow and the name of the site. */
const MOST_LINES = 5;
/** The colours of the light theme in app/styles/tokens.css. */
const EVERGREEN = { ground: '#0e3b24', ink: '#fbf6e9', note: '#c9dacb' };
const INK = '#1c1b19';
const ART = { width: 480, height: 360 };
const STREET = { width: 660, height: 514 };

/** Returns CSS properties that limit a text to a number of lines and break long words at the margin. */
const withinLines = (lineClamp: number) =>
  ({ display: 'block', lineClamp, wordBreak: 'break-word' }) as const;

/** Renders the social card for Satori, which supports only flex boxes and inline styles. */
function Card({ eyebrow, title, hue, sign, number, art }: SocialCard & { art: string | null }) {
  const colours = hue ? { ground: HUE_COLOURS[hue].tint, ink: INK, note: HUE_COLOURS[hue].deep } : EVERGREEN;
  const text = drawable(title);
  return (
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        background: colours.ground,
        color: colours.ink,
        fontFamily: 'Fraunces',
      }}
    >
      {!hue && art && (
        <img alt="" src={art} {...STREET} style={{ position: 'absolute', right: -40, bottom: -10 }} />
      )}
      <div
        style={{
          width: 640,
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          padding: '56px 0 52px 64px',
        }}
      >
        <div style={{ display: 'flex', flexDirection: 'column', gap: 14 }}>
          <div style={{ ...withinLines(1), fontSize: 32, fontWeight: 600, color: colours.note }}>
            {drawable(eyebrow)}
          </div>
          <div
            style={{
              ...withinLines(MOST_LINES),
              fontSize: text.length > 50 ? 54 : text.length > 26 ? 66 : 84,
              fontWeight: 600,
              lineHeight: 1.1,
              letterSpacing: '-0.02em',
            }}
          >
            {text}
          </div>
        </div>
        <SiteName />
      </div>
      {hue && (
        <div style={{ flex: 1, display: 'flex', alignItems: 'center', justifyContent: 'center' }}>
          <Print sign={sign} number={number} art={art} colours={HUE_COLOURS[hue]} />
        </div>
      )}
    </div>
  );
}

/** Shows the site's name and its logo, a leaf of a tear-off calendar. */
function SiteName() {
  return (
    <div style={{ display: 'flex', alignItems: 'center', gap: 16, fontSize: 32, fontWeight: 600 }}>
      <div
        style={{
          width: 52,
          height: 54,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          borderRadius: 7,
          background: 'linear-gradient(#f2b632 25%, #fbf6e9 25%)',
          paddingTop: 12,
          color: INK,
          fontSize: 24,
        }}
      >
        26
      </div>
      {SITE_NAME}
    </div>
  );
}

type PrintProps = Pick<SocialCard, 'sign' | 'number'> & {
  art: string | null;
  colours: { deep: string; tint: string };
};

/** Shows the shop's sign in a white frame. For a page without a sign, shows the drawing and the guide's number. */
function Print({ sign, number, art, colours }: PrintProps) {
  const frame = {
    width: ART.width,
    display: 'flex',
    flexDirection: 'column',
    border: '10px solid #ffffff',
    borderRadius: 16,
    boxShadow: '8px 10px 0 rgba(28, 27, 25, 0.16)',
    transform: 'rotate(2deg)',
    overflow: 'hidden',
  } as const;
  if (sign)
    return (
      <div
        style={{
          ...frame,
          height: ART.height,
          justifyContent: 'flex-end',
          padding: 36,
          background: sign.background,
          color: sign.ink,
          fontSize: sign.name.length > 14 ? 52 : 72,
          fontWeight: 600,
          lineHeight: 1.05,
        }}
      >
        {drawable(sign.name)}
      </div>
    );
  if (!art && !number) return null;
  return (
    <div style={{ ...frame, background: colours.tint }}>
      {art && <img alt="" src={art} width={ART.width - 20} height={((ART.width - 20) * 3) / 4} />}
      {number && (
        <div
          style={{ display: 'flex', flexDirection: 'column', padding: '16px 28px 22px', color: colours.deep }}
        >
          <div style={{ fontSize: art ? 64 : 88, fontWeight: 600, lineHeight: 1.1 }}>
            {drawable(number.value)}
          </div>
          {number.note && <div style={{ fontSize: 28, lineHeight: 1.25 }}>{drawable(number.note)}</div>}
        </div>
      )}
    </div>
  );
}
