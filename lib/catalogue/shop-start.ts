import { shortDay } from '@/lib/dates/london-time';
import {
  CHANNEL_LABELS,
  CHANNEL_PHRASES,
  dayWithStatus,
  isUnchecked,
  STATUS_LABELS,
  statusInWords,
} from './sale-labels';
import { leadingStart } from './sale-groups';
import type { SaleStart, SaleStatus } from './sale-windows';
import type { UndatedSale } from './undated-sales';

/** A short text, and whether it needs the mark 'Not yet checked'. */
interface MarkedText {
  text: string;
  isUnchecked: boolean;
}

/** The start of a shop's sale, in the few words for which a card has room. */
export interface ShopStart extends MarkedText {
  /**
   * The status of the start; 'usual' if it is known when the sale usually starts, but not on which day; 'unknown' if
   * nothing is known.
   */
  status: SaleStatus | 'usual' | 'unknown';
  /**
   * The known starts, each with its channel: 'Expected online 24 Dec', 'in store 26 Dec'. Lists of shops show these
   * texts.
   */
  channels: MarkedText[];
}

export const UNKNOWN_START: ShopStart = {
  status: 'unknown',
  text: 'No date yet',
  isUnchecked: false,
  channels: [],
};

/**
 * Says when a shop's sale starts: 'Expected 24 Dec', or 'Expected in store 26 Dec' if the sale is not known to start
 * online on that day too. If an expected day has passed, adds 'not confirmed'. Without a known day, returns the usual
 * start in words, such as 'Usually by 26 Dec'. A day always has its status, so that an unchecked day never seems more
 * certain than a checked one. `starts` and `usual` must contain only this shop's starts. `starts` must be sorted by
 * day, the earliest first.
 */
export function shopStartOf(starts: SaleStart[], usual: Pick<UndatedSale, 'channel' | 'text'>[]): ShopStart {
  const online = usual.find(({ channel }) => channel === 'online');
  const first = leadingStart(starts);
  if (first)
    return {
      status: first.status,
      text: dayOf(first, starts),
      isUnchecked: isUnchecked(first),
      channels: channelsOf(first, starts, online),
    };
  const known = online ?? usual[0];
  if (!known) return UNKNOWN_START;
  const text = usualInShort(known.text);
  const said = {
    text: known.channel === 'online' ? text : `${CHANNEL_LABELS[known.channel]}: ${lowered(text)}`,
    isUnchecked: true,
  };
  return { status: 'usual', ...said, channels: [said] };
}

/**
 * Says when the sale of one shop starts. `starts` and `undated` contain the starts and the usual starts of all shops.
 */
export function startAtShop(slug: string, starts: SaleStart[], undated: UndatedSale[]): ShopStart {
  const isOwn = ({ retailer }: Pick<SaleStart, 'retailer'>) => retailer.slug === slug;
  return shopStartOf(starts.filter(isOwn), undated.filter(isOwn));
}

/**
 * Formats the first start of a sale. Leaves out the channel if the sale also starts online, with the same status and on
 * the same day. If the sale is on or over, the days may differ.
 */
function dayOf(first: SaleStart, starts: SaleStart[]): string {
  const { status, startsOn } = first;
  const isOnlineToo = starts.some(
    (start) =>
      start.channel === 'online' &&
      start.status === status &&
      (status === 'live' || status === 'ended' || start.startsOn === startsOn),
  );
  return isOnlineToo ? statusInWords(first) : channelDay(first, true);
}

/**
 * Formats `first` and each other start that is not over, with its channel. Does not repeat a status. Puts the usual
 * online start before these texts if the day of the online start is unknown and no sale of the shop has started.
 */
function channelsOf(
  first: SaleStart,
  starts: SaleStart[],
  online: Pick<UndatedSale, 'text'> | undefined,
): MarkedText[] {
  const open = [first, ...starts.filter((start) => start !== first && start.status !== 'ended')];
  const days = open.map((start, index): MarkedText => {
    const isSaid = open.slice(0, index).some(({ status }) => status === start.status);
    return { text: channelDay(start, !isSaid), isUnchecked: isUnchecked(start) };
  });
  const hasStarted = first.status === 'live' || first.status === 'ended';
  const usual =
    online && !hasStarted ? [{ text: usuallyOnline(usualInShort(online.text)), isUnchecked: true }] : [];
  return [...usual, ...days].map((each, index) =>
    index === 0 ? each : { ...each, text: lowered(each.text) },
  );
}

const usuallyOnline = (text: string) =>
  text.startsWith('Usually') ? `Online ${lowered(text)}` : `Online: ${text}`;

function channelDay({ channel, status, startsOn }: SaleStart, hasStatus: boolean): string {
  if (status === 'ended') return STATUS_LABELS.ended;
  if (status === 'live') return `${STATUS_LABELS.live} ${CHANNEL_PHRASES[channel]}`;
  const day = shortDay(startsOn);
  return hasStatus
    ? dayWithStatus(status, `${CHANNEL_PHRASES[channel]} ${day}`)
    : `${CHANNEL_LABELS[channel]} ${day}`;
}

/**
 * Writes a first word of our own, such as 'Usually', with a small letter, for use within a sentence. Leaves all other
 * texts unchanged, because they may begin with a proper name.
 */
const lowered = (text: string) =>
  text.replace(/^(?:Usually|Online|In store|Members|Expected|Announced|On now)\b/, (word) =>
    word.toLowerCase(),
  );

/**
 * Patterns that match long wordings, each with a shorter wording that claims no more than the long one. The order
 * matters, because later patterns match dates that earlier patterns have shortened.
 */
const SHORTER: [RegExp, string][] = [
  [/christmas eve/gi, '24 Dec'],
  [/christmas day/gi, '25 Dec'],
  [/boxing day/gi, '26 Dec'],
  [/(\d{1,2}) december/gi, '$1 Dec'],
  [/between (\d{1,2}) Dec and (\d{1,2}) Dec/i, '$1–$2 Dec'],
  [/(?:on or (?:just )?before|(?:just )?before or on) (?=\d)/i, 'by '],
  [/(?:in the week|in the days|just) before (?=\d|christmas)/i, 'before '],
  [/in the days around/i, 'around'],
  [/(before|around) christmas\b/gi, '$1 25 Dec'],
];

/**
 * Shortens a usual start: 'Usually by 26 Dec' for 'Usually on or just before Boxing Day'. Other texts stay the same.
 */
export const usualInShort = (text: string): string =>
  SHORTER.reduce((shorter, [long, short]) => shorter.replace(long, short), text);
