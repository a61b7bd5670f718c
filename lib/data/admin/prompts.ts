import 'server-only';
import { isPurpose } from '@/lib/prompts/purposes';
import { type PromptText, type PromptVersion, PURPOSES, type Purpose } from '@/lib/schema/prompts';
import type { Db } from '@/lib/supabase/public';
import { DatabaseError } from '../database-error';

/** A prompt with the number of its live version. */
export interface Prompt {
  id: string;
  purpose: Purpose;
  liveNumber: number;
}

/** A prompt in the list of all prompts, with its live version and the number of its newest version. */
export interface ListedPrompt extends Prompt {
  live: PromptVersion | undefined;
  newestNumber: number;
}

const VERSION =
  'id, number, system_text, user_text, temperature, max_tokens, note, restored_from, created_by, created_at';

/** The maximum number of versions of a prompt to read. */
const MOST_VERSIONS = 1000;

async function selectPrompts(db: Db): Promise<Prompt[]> {
  const { data, error } = await db.from('prompts').select('id, purpose, live_number').limit(PURPOSES.length);
  if (error) throw new DatabaseError('select prompts', error);
  return data.flatMap(({ id, purpose, live_number: liveNumber }) =>
    isPurpose(purpose) ? [{ id, purpose, liveNumber }] : [],
  );
}

/** Selects the newest versions of a prompt, newest first. */
async function selectVersions(db: Db, { id }: Prompt): Promise<PromptVersion[]> {
  const { data, error } = await db
    .from('prompt_versions')
    .select(VERSION)
    .eq('prompt_id', id)
    .order('number', { ascending: false })
    .limit(MOST_VERSIONS);
  if (error) throw new DatabaseError('select the versions of a prompt', error);
  return data;
}

/** Returns all prompts, each with its live version. */
export async function listPrompts(db: Db): Promise<ListedPrompt[]> {
  const prompts = await selectPrompts(db);
  return Promise.all(
    prompts.map(async (prompt) => {
      const versions = await selectVersions(db, prompt);
      const live = versions.find(({ number }) => number === prompt.liveNumber);
      return { ...prompt, live, newestNumber: versions[0]?.number ?? 0 };
    }),
  );
}

/** Returns the prompt for a purpose, with its versions, newest first. Null if the prompts were never seeded. */
export async function getPrompt(
  db: Db,
  purpose: Purpose,
): Promise<{ prompt: Prompt; versions: PromptVersion[] } | null> {
  const prompt = (await selectPrompts(db)).find((each) => each.purpose === purpose);
  return prompt ? { prompt, versions: await selectVersions(db, prompt) } : null;
}

/** Returns the version numbers of prompt versions, by the id of the version. */
export async function numberPromptVersions(db: Db, ids: string[]): Promise<Map<string, number>> {
  const { data, error } = await db
    .from('prompt_versions')
    .select('id, number')
    .in('id', [...new Set(ids)]);
  if (error) throw new DatabaseError('number versions of prompts', error);
  return new Map(data.map(({ id, number }) => [id, number]));
}

/** Adds a version to a prompt and returns its number. The live version stays live. */
export async function addPromptVersion(
  db: Db,
  promptId: string,
  { system_text, user_text, temperature, max_tokens, note }: PromptText & { note: string | null },
): Promise<number> {
  const { data, error } = await db.rpc('add_prompt_version', {
    _prompt: promptId,
    _system_text: system_text,
    _user_text: user_text,
    _temperature: temperature,
    _max_tokens: max_tokens,
    ...(note === null ? {} : { _note: note }),
  });
  if (error) throw new DatabaseError('add a version of a prompt', error);
  return data;
}

/** Adds the text of an earlier version as a new version, and returns its number; null if there is no such version. */
export async function restorePromptVersion(
  db: Db,
  { promptId, number }: { promptId: string; number: number },
): Promise<number | null> {
  const { data, error } = await db.rpc('restore_prompt_version', { _prompt: promptId, _number: number });
  if (error) throw new DatabaseError('restore a version of a prompt', error);
  return data as number | null;
}

/** Makes this version of a prompt the live version. Returns false if there is no such version. */
export async function setLivePrompt(
  db: Db,
  { promptId, number }: { promptId: string; number: number },
): Promise<boolean> {
  const { data, error } = await db.rpc('set_live_prompt', { _prompt: promptId, _number: number });
  if (error) throw new DatabaseError('make a version of a prompt live', error);
  return data;
}
