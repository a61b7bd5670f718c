'use server';

import { z } from 'zod';
import { addPromptVersion, getPrompt, restorePromptVersion, setLivePrompt } from '@/lib/data/admin/prompts';
import { actionError, actionOk } from '@/lib/forms/form-state';
import { PURPOSES } from '@/lib/schema/prompts';
import { versionInput } from '@/lib/prompts/version-input';
import { adminAction } from './admin-action';

const NO_PROMPT = 'There’s no such prompt. Run the seed first: npm run db:seed.';
const NO_VERSION = 'There’s no such version.';

/** Saves a form as a new version of a prompt. The live version stays live. */
export const addPromptVersionAction = adminAction(versionInput, async ({ purpose, ...text }, { db }) => {
  const found = await getPrompt(db, purpose);
  if (!found) return { state: actionError<{ number: number }>(NO_PROMPT) };
  const number = await addPromptVersion(db, found.prompt.id, text);
  const message = `Version ${number} saved. It isn’t live yet.`;
  return { state: actionOk({ message, data: { number } }), tags: [] };
});

const version = z.strictObject({ purpose: z.enum(PURPOSES), number: z.int().min(1).max(100_000) });

/** Makes this version of a prompt the live version. */
export const setLivePromptAction = adminAction(version, async ({ purpose, number }, { db }) => {
  const found = await getPrompt(db, purpose);
  const isLive = found && (await setLivePrompt(db, { promptId: found.prompt.id, number }));
  if (!isLive) return { state: actionError(found ? NO_VERSION : NO_PROMPT) };
  return { state: actionOk({ message: `Version ${number} is live` }), tags: [] };
});

/** Restores an earlier version of a prompt as a new version. The live version stays live. */
export const restorePromptVersionAction = adminAction(version, async ({ purpose, number }, { db }) => {
  const found = await getPrompt(db, purpose);
  const restored = found && (await restorePromptVersion(db, { promptId: found.prompt.id, number }));
  if (!restored) return { state: actionError<{ number: number }>(found ? NO_VERSION : NO_PROMPT) };
  const message = `Version ${number} restored as version ${restored}. It isn’t live yet.`;
  return { state: actionOk({ message, data: { number: restored } }), tags: [] };
});
