'use client';

import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { callAction } from '@/components/admin/call-action';
import { previewAction } from '@/lib/actions/preview-actions';
import type { FormValues } from '@/lib/resources/resource';
import { PageFrame } from './page-frame';

/** The pause before the preview updates, in case the editor is still typing. */
const PAUSE_MS = 600;

interface LivePreviewProps {
  resource: string;
  /** The path of the page that previews the stored draft of this editor (lib/data/admin/drafts). */
  src: string;
  /** The name of the page, used in the title of the preview: 'the homepage'. */
  of: string;
}

/** Previews the public page with the values of the form, including unsaved edits. */
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
      setProblem(state.fieldErrors ? 'It updates once all fields are valid.' : state.message);
      if (state.status !== 'success') return;
      setThere(true);
      // Reload instead of setting a new URL, so that the browser keeps the scroll position.
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
        {problem ?? (isThere ? 'Shows the form’s values, including unsaved edits.' : 'Loading…')}
      </p>
      {isThere && <PageFrame src={src} title={`Preview of ${of}`} frame={frame} hasSchemes />}
    </section>
  );
}
