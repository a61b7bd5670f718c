import type { ZxcvbnFactory } from '@zxcvbn-ts/core';

/**
 * The lowest score that a password may have in zxcvbn, a library that estimates how many guesses find a password.
 * Scores 0 and 1 mean fewer than a million guesses. The library knows lists of leaked passwords.
 */
const LEAST_SCORE = 2;
/** Words about this site that an attacker would try first. */
const OF_THE_SITE = ['boxing day', 'boxingday', 'boxing day sales', 'sales', 'deals'];

let estimator: Promise<ZxcvbnFactory> | undefined;

/**
 * Loads zxcvbn with its word lists. The first check of a password calls this function, because the lists are too large
 * to load at the start.
 */
async function load(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { dictionary, adjacencyGraphs }] = await Promise.all([
    import('@zxcvbn-ts/core'),
    import('@zxcvbn-ts/language-common'),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/**
 * Returns whether an attacker would soon guess a password. Such a password is well known, or consists of words about
 * this site or parts of the account's email address.
 */
export async function isGuessable(password: string, email = ''): Promise<boolean> {
  estimator ??= load();
  const own = email ? [email, ...email.split(/[@.+_-]/)] : [];
  return (await estimator).check(password, [...own, ...OF_THE_SITE]).score < LEAST_SCORE;
}
