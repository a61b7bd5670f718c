import { ApiError, unsupported } from '../errors.ts';

export interface Preferences {
  returns: 'minimal' | 'representation' | 'headers-only';
  count: 'exact' | 'planned' | 'estimated' | null;
  resolution: 'merge-duplicates' | 'ignore-duplicates' | null;
  missingDefault: boolean;
  /** The value of the preference `max-affected`. It is ignored without `handling=strict`, as in PostgREST. */
  maxAffected: number | null;
  /** The preferences for the Preference-Applied response header. */
  applied: string[];
}

/** The names of the preferences, in their order in PostgREST's Preference-Applied header. */
const APPLIED = ['resolution', 'missing', 'return', 'count', 'handling', 'max-affected'];

const COUNTS = ['exact', 'planned', 'estimated'] as const;

/**
 * Returns whether the statement must count the rows. With `count=planned`, reads use the query planner's estimate
 * instead; writes and function calls return no count.
 */
export function countsResult({ count }: Preferences): boolean {
  return count === 'exact' || count === 'estimated';
}

const KNOWN =
  /^(?:return=(?:minimal|representation|headers-only)|count=(?:exact|planned|estimated)|resolution=(?:merge|ignore)-duplicates|missing=(?:default|null)|handling=(?:strict|lenient)|max-affected=\d+|tx=commit)$/;

export function readPreferences(headers: Headers): Preferences {
  const given = (headers.get('prefer') ?? '').split(',').map((word) => word.trim());
  if (given.includes('tx=rollback')) throw unsupported('Prefer: tx=rollback');
  if (given.some((word) => word.startsWith('timezone='))) throw unsupported('Prefer: timezone');
  const words = given.filter((word) => KNOWN.test(word));
  const strict = words.includes('handling=strict');
  const unknown = given.filter((word) => word !== '' && !KNOWN.test(word));
  if (strict && unknown.length > 0) {
    throw new ApiError({
      status: 400,
      code: 'PGRST122',
      message: 'Invalid preferences given with handling=strict',
      details: `Invalid preferences: ${unknown.join(', ')}`,
    });
  }
  const value = (name: string) => words.find((word) => word.startsWith(`${name}=`))?.slice(name.length + 1);
  const returns = value('return');
  const resolution = value('resolution');
  const most = value('max-affected');
  return {
    returns: returns === 'representation' || returns === 'headers-only' ? returns : 'minimal',
    count: COUNTS.find((count) => count === value('count')) ?? null,
    resolution: resolution === 'merge-duplicates' || resolution === 'ignore-duplicates' ? resolution : null,
    missingDefault: value('missing') === 'default',
    maxAffected: strict && most !== undefined ? Number(most) : null,
    applied: APPLIED.flatMap((name) => words.filter((word) => word.startsWith(`${name}=`))),
  };
}

const LISTS = new Set([
  '',
  '*/*',
  'application/*',
  'application/json',
  'application/vnd.pgrst.array',
  'application/vnd.pgrst.array+json',
]);
const OBJECTS = new Set(['application/vnd.pgrst.object', 'application/vnd.pgrst.object+json']);
const UNDONE =
  /^(?:text\/csv|application\/(?:geo\+json|openapi\+json|octet-stream|vnd\.pgrst\.plan.*)|text\/(?:plain|xml))$/;

/**
 * Returns whether the client accepts one object instead of a list. @throws for media types that this server does not
 * produce
 */
export function wantsObject(headers: Headers): boolean {
  const types = (headers.get('accept') ?? '').split(',').map((type) => type.trim().toLowerCase());
  for (const type of types) {
    const [media = '', ...options] = type.split(';').map((part) => part.trim());
    const known = LISTS.has(media) || OBJECTS.has(media);
    if (known && options.includes('nulls=stripped')) throw unsupported('Leaving out nulls (nulls=stripped)');
    if (known) return OBJECTS.has(media);
    if (UNDONE.test(media)) throw unsupported(`Answering with ${media}`);
  }
  throw new ApiError({
    status: 406,
    code: 'PGRST107',
    message: `None of these media types are available: ${types.join(', ')}`,
  });
}

/** Throws an error with PostgREST's code if a header names a schema other than public. */
export function checkProfile(headers: Headers): void {
  for (const name of ['accept-profile', 'content-profile']) {
    const profile = headers.get(name);
    if (profile === null || profile === 'public') continue;
    throw new ApiError({
      status: 406,
      code: 'PGRST106',
      message: `Invalid schema: ${profile}`,
      hint: 'Only the following schemas are exposed: public',
    });
  }
}
