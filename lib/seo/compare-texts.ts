export const COMPARE_TITLE = 'Compare shops in the Boxing Day sales';

/** Returns the heading of a comparison: 'Argos vs Currys'. */
export const compareHeading = (names: string[]) => names.join(' vs ');

/** Returns three wordings of a comparison's title for its metadata, the most informative first. */
export const compareTitles = (names: string[]): [string, string, string] => [
  `${compareHeading(names)}: Boxing Day sales compared`,
  `${compareHeading(names)} compared`,
  compareHeading(names),
];

const inWords = new Intl.ListFormat('en-GB');

export const compareDescription = (names: string[]) =>
  `${inWords.format(names)} side by side: when each sale starts, returns, price match, delivery and collection, as far as we know them.`;
