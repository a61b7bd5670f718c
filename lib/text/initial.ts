/** Returns a text with its first letter in upper case: 'air fryers' → 'Air fryers'. Other letters do not change. */
export const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a text with a small letter at its start, for use in a sentence: 'From 24 December' → 'from 24 December'. */
export const withSmallLetter = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** Returns a noun with its article: 'offer' → 'an offer'. */
export const withArticle = (noun: string): string => `${/^[aeiou]/.test(noun) ? 'an' : 'a'} ${noun}`;
