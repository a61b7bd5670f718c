'use client';

import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { callAction } from '@/components/admin/call-action';
import { previewAction } from '@/lib/actions/preview-actions';
import type { FormValues } from '@/lib/resources/resource';
import { PageFrame } from './page-frame';

/** Long enough not to ask for every letter. */
const PAUSE_MS = 600;

interface LivePreviewProps {
  resource: string;
  /** The page that shows this editor's draft of the resource (lib/admin/drafts). */
  src: string;
  /** Of what: 'the homepage'. */
  of: string;
}

/** The public page with what the form around it holds, saved or not. */
export function LivePreview({ resource, src, of }: LivePreviewProps) {
  const values = useWatch<FormValues>();
  const frame = useRef<HTMLIFrameElement>(null);
  const [isThere, setThere] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    let isOutdated = false;
    const timer = setTimeout(async () => {
      const state = await callAction(() => previewAction({ resource, values }));
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
  }, [resource, values]);

  return (
    <section aria-label="Preview" className="preview">
      <h2>Preview</h2>
      <p role="status" className="text-sm text-muted">
        {problem ?? (isThere ? 'With what the form holds, saved or not.' : 'Loading…')}
      </p>
      {isThere && <PageFrame src={src} title={`Preview of ${of}`} frame={frame} />}
    </section>
  );
}
