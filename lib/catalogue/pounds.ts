const POUNDS = /^£?\s*(\d{1,3}(?:,\d{3})+|\d+)(?:\.(\d{2}))?$/;

/** Formats an amount in pence as '£1,299.99', or as '£250' if it is a whole number of pounds. */
export function formatPounds(pence: number): string {
  const digits = pence % 100 === 0 ? 0 : 2;
  const pounds = (pence / 100).toLocaleString('en-GB', {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `£${pounds}`;
}

/** Parses an amount in pounds, such as '249.99' or '£1,299', and returns it in pence. Null for any other text. */
export function parsePounds(text: string): number | null {
  const [, pounds, pence = '0'] = POUNDS.exec(text.trim()) ?? [];
  return pounds === undefined ? null : Number(pounds.replaceAll(',', '')) * 100 + Number(pence);
}
