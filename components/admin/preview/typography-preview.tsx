'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { typography as defaults } from '@/lib/fallback/typography';
import type { FormValues } from '@/lib/resources/resource';
import { typographyVariables } from '@/lib/theme/typography';
import { PageFrame } from './page-frame';

const PAGES = [
  { path: '/', label: 'Homepage' },
  { path: '/retailers', label: 'Retailers' },
  { path: '/content', label: 'Guides and articles' },
  { path: '/about', label: 'About' },
];

/** Previews the chosen font sizes on a page of the site, by setting them as CSS variables on its <html>. */
export function TypographyPreview() {
  const values = useWatch<FormValues>();
  const frame = useRef<HTMLIFrameElement>(null);
  const [path, setPath] = useState('/');
  const apply = useCallback(() => {
    const root = frame.current?.contentDocument?.documentElement;
    const chosen = Object.fromEntries(
      Object.entries(defaults).map(([name, size]) => [name, String(values[name] || size)]),
    );
    for (const [name, size] of Object.entries(typographyVariables({ ...defaults, ...chosen }))) {
      root?.style.setProperty(name, String(size));
    }
  }, [values]);
  useEffect(apply, [apply]);

  return (
    <section aria-label="Preview" className="preview">
      <h2>Preview</h2>
      <label className="block max-w-60">
        <span className="admin-label">Page</span>
        <select value={path} onChange={({ target }) => setPath(target.value)} className="admin-input">
          {PAGES.map((page) => (
            <option key={page.path} value={page.path}>
              {page.label}
            </option>
          ))}
        </select>
      </label>
      <PageFrame src={path} title="Preview of the page" frame={frame} onLoad={apply} />
    </section>
  );
}
