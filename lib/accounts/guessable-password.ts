import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/**
 * The lowest score that a password may have. The library zxcvbn estimates how many guesses an attacker needs for a
 * password. Scores 0 and 1 mean fewer than a million guesses. The library contains lists of leaked passwords.
 */
const LEAST_SCORE = 2;
/** Words about this site that an attacker would try first. */
const OF_THE_SITE = ['boxing day', 'boxingday', 'boxing day sales', 'sales', 'deals'];

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * Loads zxcvbn with its word lists. They are too large to load when the server starts, so the first check of a password
 * calls this function.
 */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/**
 * Returns whether an attacker would soon guess a password: it is well known, or it consists of words about this site or
 * of parts of the account's email address.
 */
export async function isGuessable(password: string, email = ''): Promise<boolean> {
  estimator ??= load().catch((error: unknown) => {
    // The next call loads the module again.
    estimator = undefined;
    throw error;
  });
  const own = email ? [email, ...email.split(/[@.+_-]/)] : [];
  return (await estimator).check(password, [...own, ...OF_THE_SITE]).score < LEAST_SCORE;
}
