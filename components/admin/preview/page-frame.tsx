import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';

const DEVICES = {
  phone: { label: 'Phone', width: 390 },
  tablet: { label: 'Tablet', width: 768 },
  desktop: { label: 'Desktop', width: 1280 },
} as const;
type Device = keyof typeof DEVICES;
const SCHEMES = { light: 'Light', dark: 'Dark' } as const;
type Scheme = keyof typeof SCHEMES;

interface PageFrameProps {
  /** The path of the page to show, which is on this site. */
  src: string;
  title: string;
  frame: RefObject<HTMLIFrameElement | null>;
  onLoad?: () => void;
  /** Whether the editor can switch between the light and the dark scheme. */
  hasSchemes?: boolean;
}

/**
 * Shows a page in an iframe as it looks on a phone, tablet or desktop, scaled to fit. Scripts in the iframe are
 * blocked.
 */
export function PageFrame({ src, title, frame, onLoad, hasSchemes = false }: PageFrameProps) {
  const [device, setDevice] = useState<Device>('phone');
  const box = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 390, height: 640 });
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setRoom(entry.contentRect));
    if (box.current) observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  const [scheme, setScheme] = useState<Scheme>('light');
  const applyScheme = useCallback(() => {
    const root = frame.current?.contentDocument?.documentElement;
    if (hasSchemes) root?.setAttribute('data-theme', scheme);
  }, [frame, hasSchemes, scheme]);
  useEffect(applyScheme, [applyScheme]);
  const { width } = DEVICES[device];
  const scale = Math.min(1, room.width / width);
  return (
    <>
      <fieldset className="flex flex-wrap items-center gap-4">
        <legend className="sr-only">Width of the preview</legend>
        {Object.entries(DEVICES).map(([name, { label, width: pixels }]) => (
          <label key={name} className="flex min-h-8 items-center gap-2">
            <input
              type="radio"
              name="preview-device"
              checked={device === name}
              onChange={() => setDevice(name as Device)}
              className="preview-choice"
            />
            {label} ({pixels} px)
          </label>
        ))}
      </fieldset>
      {hasSchemes && (
        <fieldset className="flex flex-wrap items-center gap-4">
          <legend className="sr-only">Colours of the preview</legend>
          {Object.entries(SCHEMES).map(([name, label]) => (
            <label key={name} className="flex min-h-8 items-center gap-2">
              <input
                type="radio"
                name="preview-scheme"
                checked={scheme === name}
                onChange={() => setScheme(name as Scheme)}
                className="preview-choice"
              />
              {label}
            </label>
          ))}
        </fieldset>
      )}
      <div ref={box} className="preview-box">
        <iframe
          ref={frame}
          src={src}
          title={title}
          sandbox="allow-same-origin"
          onLoad={() => {
            applyScheme();
            onLoad?.();
          }}
          style={{ width, height: room.height / scale, transform: `scale(${scale})` }}
          className="preview-frame"
        />
      </div>
    </>
  );
}
