import { useCallback, useRef, useState } from 'react';
import { draftEvent, type DraftEvent } from '@/lib/prompts/draft-event';

export interface DraftStream {
  isRunning: boolean;
  /** The texts that have arrived so far. */
  partial: Record<string, unknown>;
  error: string | undefined;
}

const LOST = 'The connection was lost, but drafting continues. Reload this page to see the draft.';
const WAITING: DraftStream = { isRunning: false, partial: {}, error: undefined };

/** Reads the stream of a draft line by line, and calls `onEvent` with the event in each line. */
async function readEvents(body: ReadableStream<Uint8Array>, onEvent: (event: DraftEvent) => void) {
  const reader = body
    .pipeThrough(new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>)
    .getReader();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) onEvent(draftEvent.parse(JSON.parse(line)));
  }
}

/**
 * Returns the progress of an ordered draft, with the texts that have arrived so far. Also returns `run`, which asks the
 * model for the draft. Calls `onDone` once the draft is stored.
 */
export function useDraftStream(id: string, onDone: (partial: Record<string, unknown>) => void) {
  const [stream, setStream] = useState<DraftStream>(WAITING);
  const isRunning = useRef(false);

  const run = useCallback(async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setStream({ ...WAITING, isRunning: true });
    let last: DraftEvent = {};
    try {
      const response = await fetch(`/admin/content-generator/stream?id=${id}`, { cache: 'no-store' });
      if (!response.ok || response.redirected || !response.body) throw new Error(String(response.status));
      await readEvents(response.body, (event) => {
        last = { ...last, ...event };
        const { partial } = event;
        if (partial) setStream((now) => ({ ...now, partial }));
      });
      if (!last.done && !last.error) throw new Error('The stream ended early');
      setStream((now) => ({ ...now, isRunning: false, error: last.error }));
    } catch {
      setStream((now) => ({ ...now, isRunning: false, error: LOST }));
    }
    isRunning.current = false;
    if (last.done) onDone(last.partial ?? {});
  }, [id, onDone]);

  return { ...stream, run };
}
