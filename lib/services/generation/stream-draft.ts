import 'server-only';
import type { DraftEvent } from '@/lib/prompts/draft-event';
import { ModelError } from '@/lib/services/models/model-error';
import { patientSecretClient } from '@/lib/supabase/secret';
import { resumeTexts } from './draft-texts';
import { GenerationError } from './generation-error';

/** The time between two messages that send unfinished texts to the browser. */
const SEND_MS = 120;
const FAILED =
  'Something went wrong on our side. Try again: you won’t be charged twice for an answer that has already arrived.';

/** Drafts the texts of a stored order. Returns a stream of events as lines of JSON. */
export function streamDraft(requestId: string): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let isOpen = true;
  return new ReadableStream({
    async start(controller) {
      let latest: Record<string, unknown> | undefined;
      const send = (event: DraftEvent) => {
        if (isOpen) controller.enqueue(encoder.encode(`${JSON.stringify(event)}\n`));
      };
      const sending = setInterval(() => {
        if (latest) send({ partial: latest });
        latest = undefined;
      }, SEND_MS);
      const end = await draft(requestId, (partial) => (latest = partial));
      clearInterval(sending);
      send(end);
      if (isOpen) controller.close();
    },
    cancel() {
      isOpen = false;
    },
  });
}

async function draft(
  requestId: string,
  onPartial: (partial: Record<string, unknown>) => void,
): Promise<DraftEvent> {
  const db = patientSecretClient();
  if (!db) return { error: 'SUPABASE_SECRET_KEY isn’t set on the server, so no text can be drafted.' };
  try {
    const { generationId, values } = await resumeTexts(db, { requestId, onPartial });
    return { partial: values, done: generationId };
  } catch (error) {
    if (error instanceof ModelError || error instanceof GenerationError) return { error: error.message };
    console.error('Drafting failed:', error);
    return { error: FAILED };
  }
}
