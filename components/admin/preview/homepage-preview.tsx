'use client';

import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { callAction } from '@/components/admin/call-action';
import { previewHomepageAction } from '@/lib/actions/preview-actions';
import type { FormValues } from '@/lib/resources/resource';
import { PageFrame } from './page-frame';

/** Long enough not to ask for every letter. */
const PAUSE_MS = 600;

/** The homepage with what the form holds, saved or not. */
export function HomepagePreview() {
  const values = useWatch<FormValues>();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isThere, setThere] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    let isOutdated = false;
    const timer = setTimeout(async () => {
      const state = await callAction(() => previewHomepageAction({ values }));
      if (isOutdated) return;
      setProblem(state.fieldErrors ? 'It does not follow until the fields are right.' : state.message);
      if (state.status !== 'success') return;
      setThere(true);
      // Not a new address: the browser keeps the place to which one has scrolled.
      frame.current?.contentWindow?.location.reload();
    }, PAUSE_MS);
    return () => {
      isOutdated = true;
      clearTimeout(timer);
    };
  }, [values]);

  return (
    <section aria-label="Preview" className="preview">
      <h2>Preview</h2>
      <p role="status" className="text-sm text-muted">
        {problem ?? (isThere ? 'With what the form holds, saved or not.' : 'Loading…')}
      </p>
      {isThere && <PageFrame src="/admin/homepage/preview" title="Preview of the homepage" frame={frame} />}
    </section>
  );
}
