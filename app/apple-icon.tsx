import { ImageResponse } from 'next/og';

export const size = { width: 180, height: 180 };
export const contentType = 'image/png';

/** Draws the design of app/icon.svg as a bitmap, because home screens need a bitmap. */
export default function AppleIcon() {
  return new ImageResponse(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'center',
        background: '#0e3b24',
      }}
    >
      <div
        style={{
          width: 112,
          height: 112,
          display: 'flex',
          alignItems: 'center',
          justifyContent: 'center',
          borderTop: '30px solid #f2b632',
          borderRadius: 12,
          background: '#fbf6e9',
          color: '#1c1b19',
          fontSize: 60,
          fontWeight: 700,
        }}
      >
        26
      </div>
    </div>,
    size,
  );
}
