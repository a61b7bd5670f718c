import { type PictureSource, pictureSource } from './picture-source';
import { supabaseProject } from './supabase/project';

/** Tells what to draw for the first field that holds something, with the storage of the configured Supabase project. */
export const pictureOf = (...fields: (string | null | undefined)[]): PictureSource =>
  pictureSource(supabaseProject().url, ...fields);
