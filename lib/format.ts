/** '2026-11-20' or an ISO time → '20 November 2026', as the calendar in London has it. */
export function formatDate(date: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Europe/London' }).format(
    new Date(date),
  );
}
