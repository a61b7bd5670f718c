/** The number of days until the file expires. RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

interface SecurityContact {
  email: string;
  /** The URL of the file. If it is an https URL, the text states it as the canonical URL. */
  url: string;
  now: Date;
}

/** Returns the text of /.well-known/security.txt (RFC 9116): where to report a weakness of the site. */
export function securityTxt({ email, url, now }: SecurityContact): string {
  // Round down to a whole day, so that the text changes only once a day.
  const expires = new Date((Math.floor(now.getTime() / DAY_MS) + VALID_DAYS) * DAY_MS).toISOString();
  const lines = [
    `Contact: mailto:${encodeURIComponent(email).replace('%40', '@')}`,
    `Expires: ${expires.replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    ...(url.startsWith('https://') ? [`Canonical: ${url}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
