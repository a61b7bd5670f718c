import { ImageResponse } from 'next/og';

export const size = { width: 180, height: 180 };
export const contentType = 'image/png';

/** app/icon.svg as a bitmap, which home screens need. */
export default function AppleIcon() {
  return new ImageResponse(
    <div style={{ width: '100%', height: '100%', display: 'flex', background: '#14532f' }}>
      <div
        style={{ position: 'absolute', left: 39, top: 73, width: 102, height: 68, background: '#fbfaf7' }}
      />
      <div
        style={{ position: 'absolute', left: 31, top: 51, width: 118, height: 28, background: '#e4efe6' }}
      />
      <div
        style={{ position: 'absolute', left: 79, top: 51, width: 22, height: 90, background: '#b3261e' }}
      />
    </div>,
    size,
  );
}
