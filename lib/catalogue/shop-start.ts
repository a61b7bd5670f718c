import { shortDay } from '@/lib/dates/london-time';
import { CHANNEL_LABELS, CHANNEL_PHRASES, isUnchecked, STATUS_LABELS, statusInWords } from './sale-labels';
import type { SaleStart, SaleStatus } from './sale-windows';
import type { UndatedSale } from './undated-sales';

/** A few words, and whether they need the mark 'Not yet checked'. */
interface MarkedText {
  text: string;
  isUnchecked: boolean;
}

/** The start of a shop's sale in the few words of a card. */
export interface ShopStart extends MarkedText {
  /** The status of the start, 'usual' for a start in words without a day, or 'unknown'. */
  status: SaleStatus | 'usual' | 'unknown';
  /** The start of each channel with its name, the first one first, for a list of shops: 'Expected online 24 Dec', 'in store 26 Dec'. */
  channels: MarkedText[];
}

export const UNKNOWN_START: ShopStart = {
  status: 'unknown',
  text: 'No date yet',
  isUnchecked: false,
  channels: [],
};

/**
 * Says when a shop's sale starts: 'Expected 24 Dec', 'Expected in store 26 Dec' if it is not known to start online that
 * day, or else the usual start in words, such as 'Usually by 26 Dec'. A day always has its status, so that one with the
 * mark 'Not yet checked' never reads surer than one without. `starts` and `usual` are those of this shop, as in the tables
 * of sale dates; `starts` has the earliest first.
 */
export function shopStartOf(starts: SaleStart[], usual: Pick<UndatedSale, 'channel' | 'text'>[]): ShopStart {
  const online = usual.find(({ channel }) => channel === 'online');
  const first =
    starts.find(({ status }) => status === 'live') ??
    starts.find(({ status }) => status !== 'ended') ??
    starts[0];
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

/** Says when the sale of one shop starts, from the starts and the usual starts of all shops. */
export function startAtShop(slug: string, starts: SaleStart[], undated: UndatedSale[]): ShopStart {
  const isOwn = ({ retailer }: Pick<SaleStart, 'retailer'>) => retailer.slug === slug;
  return shopStartOf(starts.filter(isOwn), undated.filter(isOwn));
}

/** Names the channel unless the shop starts online too. */
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
 * Names the channel of each start that is not over, the first one first. A shop without a day online has its usual start
 * there before its days, which are those in store. A day has its status, unless a day before it has said the same one.
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
  const isToCome = first.status === 'expected' || first.status === 'announced';
  const usual =
    online && isToCome ? [{ text: usuallyOnline(usualInShort(online.text)), isUnchecked: true }] : [];
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
    ? `${STATUS_LABELS[status]} ${CHANNEL_PHRASES[channel]} ${day}`
    : `${CHANNEL_LABELS[channel]} ${day}`;
}

/** Within a sentence, the first of our own words has a small letter. The shop's own words may begin with a name. */
const lowered = (text: string) =>
  text.replace(/^(?:Usually|Online|In store|Members|Expected|Announced|On now)\b/, (word) =>
    word.toLowerCase(),
  );

/** Shorter wordings that claim the same day or less. The order matters: the later ones find days in figures. */
const SHORTER: [RegExp, string][] = [
  [/christmas eve/gi, '24 Dec'],
  [/christmas day/gi, '25 Dec'],
  [/boxing day/gi, '26 Dec'],
  [/(\d{1,2}) december/gi, '$1 Dec'],
  [/between (\d{1,2}) Dec and (\d{1,2}) Dec/i, '$1–$2 Dec'],
  [/(?:on or (?:just )?before|(?:just )?before or on) (?=\d)/i, 'by '],
  [/(?:in the week|in the days|just) before (?=\d|christmas)/i, 'before '],
  [/in the days around/i, 'around'],
];

/** Shortens a usual start: 'Usually by 26 Dec' for 'Usually on or just before Boxing Day'. Other texts stay whole. */
export const usualInShort = (text: string): string =>
  SHORTER.reduce((shorter, [long, short]) => shorter.replace(long, short), text);
