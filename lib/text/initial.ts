/** Returns a text with a capital at its start: 'air fryers' → 'Air fryers'. All other letters stay as they are. */
export const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns a text with a small letter at its start, for use within a sentence: 'From 24 December' → 'from 24 December'. */
export const withSmallLetter = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
