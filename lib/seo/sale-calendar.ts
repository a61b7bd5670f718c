import { dateInWords, evidenceInWords, isStated, startSummary } from '@/lib/catalogue/sale-labels';
import type { SaleStart } from '@/lib/catalogue/sale-windows';
import { SITE_NAME } from '@/lib/config/site-name';
import { fromLondonTime } from '@/lib/dates/london-time';
import { retailerPath, SALE_DATES_PATH } from '@/lib/routing/paths';
import { absoluteUrl, siteUrl } from '@/lib/routing/site-url';
import { calendarText } from './icalendar';

export const CALENDAR_HEADERS = { 'Content-Type': 'text/calendar; charset=utf-8' };

/**
 * Returns a calendar (RFC 5545) of sale dates, with one event for each sale's first day.
 * @param year the year of the season's Boxing Day
 * @param name the calendar's name
 */
export function saleCalendar(starts: SaleStart[], { year, name }: { year: number; name: string }): string {
  return calendarText({
    name,
    description: `When Boxing Day sales start, from ${SITE_NAME}. Expected dates can change until the shops announce them.`,
    product: `${SITE_NAME}//Sale dates`,
    url: absoluteUrl(SALE_DATES_PATH),
    events: starts.map((start) => eventOf(start, year)),
  });
}

function eventOf(start: SaleStart, year: number) {
  const { retailer, channel, startsOn, startsAt, endsOn, basis } = start;
  const url = absoluteUrl(retailerPath(retailer.slug));
  const end = endsOn ? `Ends on ${dateInWords(endsOn)}.` : 'We don’t know yet when it ends.';
  return {
    uid: `${retailer.slug}-${channel}-${year}@${new URL(siteUrl()).hostname}`,
    changedAt: changeOf(start, year),
    day: startsOn,
    startsAt: startsAt && fromLondonTime(`${startsOn}T${startsAt}`),
    summary: startSummary(start),
    description: `${evidenceInWords(basis)}.\n${end}\n${url}`,
    url,
    isTentative: !isStated(start),
  };
}

/**
 * Returns the time at which the calendar entry of a sale last changed. This is the date of the source that states the
 * sale's start, or the day of the latest check if that is later. The start of an expected sale has no source and no
 * check, so its entry counts as unchanged since 1 January of its year.
 */
function changeOf({ basis }: SaleStart, year: number): string {
  if (basis.kind !== 'source') return `${year}-01-01T00:00:00Z`;
  const { source, checkedOn } = basis;
  return `${checkedOn && checkedOn > source.day ? checkedOn : source.day}T00:00:00Z`;
}
