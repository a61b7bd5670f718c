import { supabaseProject } from '@/lib/config/supabase-project';
import { type PictureSource, pictureSource } from './picture-source';

/**
 * Returns the picture to draw for the first non-empty field. Uploaded pictures come from the configured Supabase
 * project.
 */
export const resolvePicture = (...fields: (string | null | undefined)[]): PictureSource =>
  pictureSource(supabaseProject().url, ...fields);
