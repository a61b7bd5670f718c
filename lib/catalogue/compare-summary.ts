import { formatDate } from '@/lib/dates/london-time';
import { withCapital } from '@/lib/text/initial';
import { type ComparedShop, returnsCell, type TextCell } from './comparison';
import { goodsInSentence } from './shop-verdict';
import { CHANNEL_PHRASES, isUnchecked, startInWords } from './sale-labels';
import type { SaleChannel, SaleStart } from './sale-windows';
import { daysInWords } from './shop-facts';

/** One sentence about how the shops of a comparison differ. */
export interface SummaryLine {
  text: string;
  /** Whether the sentence rests on a fact that nobody has checked. */
  isUnchecked: boolean;
}

const LIST = new Intl.ListFormat('en-GB');
const DAY_MS = 86_400_000;
const CHANNELS: SaleChannel[] = ['online', 'in_store'];

/**
 * Summarises how shops differ, with one sentence for each subject. Leaves out a sentence if its fact is unknown for any
 * of the shops, so that nothing is guessed (docs/product.md#dated-facts).
 */
export function summaryOf(shops: ComparedShop[]): SummaryLine[] {
  return [
    goodsLine(shops),
    ...CHANNELS.map((channel) => startLine(shops, channel)),
    returnsLine(shops),
    christmasLine(shops),
    openingLine(shops),
  ].filter((line) => line !== null);
}

const nameOf = ({ retailer }: ComparedShop) => retailer.name;
const together = (shops: unknown[]) => (shops.length === 2 ? 'Both' : 'All');
const ending = (names: unknown[]) => (names.length === 1 ? 's' : '');

/**
 * Returns a sentence with the goods for which each shop is worth a visit: 'Argos for toys and bedding; Currys for
 * laptops.'
 */
function goodsLine(shops: ComparedShop[]): SummaryLine | null {
  const parts = shops.flatMap(({ retailer }) => {
    const goods = goodsInSentence(retailer);
    return goods ? [`${retailer.name} for ${goods}`] : [];
  });
  return parts.length < shops.length ? null : { text: `${parts.join('; ')}.`, isUnchecked: false };
}

function startLine(shops: ComparedShop[], channel: SaleChannel): SummaryLine | null {
  const starts = shops.flatMap(({ starts }) => starts.find((start) => start.channel === channel) ?? []);
  const known = starts.toSorted((a, b) => a.startsOn.localeCompare(b.startsOn));
  const [first, last] = [known[0], known.at(-1)];
  if (!first || !last || starts.length < shops.length) return null;
  const where = CHANNEL_PHRASES[channel];
  const isDoubtful = starts.some(isUnchecked);
  if (starts.every(({ status }) => status === 'live'))
    return { text: `${withCapital(where)}, ${allSales(shops)} are on now.`, isUnchecked: isDoubtful };
  if (!starts.every(({ status }) => status === 'expected' || status === 'announced')) return null;
  return { text: startText(known, first, last, where), isUnchecked: isDoubtful };
}

const allSales = (shops: unknown[]) => (shops.length === 2 ? 'both sales' : 'all the sales');
const isExpected = ({ status }: SaleStart) => status === 'expected';

/**
 * Returns a sentence that says whose sales start first. If one of these shops has not announced its day, the sentence
 * says that the day is expected (docs/product.md#dated-facts).
 */
function startText(known: SaleStart[], first: SaleStart, last: SaleStart, where: string): string {
  const earliest = known.filter(({ startsOn }) => startsOn === first.startsOn);
  const starts = `${verbOf(earliest)} ${where}`;
  const day = dayOf(earliest, first);
  if (earliest.length === known.length) return `${together(known)} ${starts} on ${day}.`;
  const names = LIST.format(earliest.map(({ retailer }) => retailer.name));
  const days = (Date.parse(last.startsOn) - Date.parse(first.startsOn)) / DAY_MS;
  const gap = days === 1 ? 'a day' : daysInWords(days);
  const order = known.length === 2 ? `${gap} earlier` : 'first';
  if (earliest.some(isExpected) || !known.some(isExpected)) return `${names} ${starts} ${order}, on ${day}.`;
  const others =
    known.length === 2
      ? `${last.retailer.name} is expected to start on ${startInWords(last)}`
      : 'the other sales are expected later';
  return `${names} ${starts} on ${day}; ${others}.`;
}

function verbOf(starts: SaleStart[]): string {
  if (starts.some(isExpected)) return `${starts.length === 1 ? 'is' : 'are'} expected to start`;
  return `start${ending(starts)}`;
}

/** Formats the day on which some sales start. Adds the time if they all start at the same time. */
const dayOf = (starts: SaleStart[], { startsOn, startsAt }: SaleStart) =>
  startInWords({ startsOn, startsAt: starts.every((each) => each.startsAt === startsAt) ? startsAt : null });

function returnsLine(shops: ComparedShop[]): SummaryLine | null {
  const cells = shops.map((shop) => returnsCell(shop));
  const days = cells.flatMap((cell) => cell?.time ?? []);
  if (days.length < shops.length) return returnsInWords(shops, cells);
  const most = Math.max(...days);
  const least = Math.min(...days);
  const longest = shops.filter((_shop, index) => days[index] === most).map(nameOf);
  const isDoubtful = cells.some((cell) => cell?.isUnchecked);
  if (most === least)
    return { text: `${together(shops)} allow ${daysInWords(most)} for returns.`, isUnchecked: isDoubtful };
  const other = shops.find((_shop, index) => days[index] === least);
  const text =
    shops.length === 2 && other
      ? `${LIST.format(longest)} allows ${daysInWords(most)} for returns, ${nameOf(other)} ${least}.`
      : `${LIST.format(longest)} allow${ending(longest)} the longest for returns: ${daysInWords(most)}.`;
  return { text, isUnchecked: isDoubtful };
}

/**
 * Quotes what each shop says about returns, if the texts cannot be compared as numbers of days. Leaves out a shop that
 * only states the legal minimum, which the table explains once. Returns null if a shop's text is unknown or if nothing
 * is left to quote. If no shop states the legal minimum, also returns null if two shops say the same.
 */
function returnsInWords(shops: ComparedShop[], cells: (TextCell | null)[]): SummaryLine | null {
  const known = cells.filter((cell) => cell !== null);
  if (known.length < shops.length) return null;
  const isByLaw = known.some(({ rule }) => rule === 'law');
  const parts = known.flatMap((cell, index) => {
    const said = (cell.beyondLaw ?? cell.text).replace(/\.$/, '');
    const shop = shops[index];
    if (!said || !shop) return [];
    return [`at ${nameOf(shop)}: ${said}${isByLaw && cell.rule === 'own' ? ', by its own rule' : ''}`];
  });
  const isUnchecked = known.some((cell) => cell.isUnchecked);
  const isSame = new Set(known.map(({ text }) => text)).size < shops.length;
  if (isByLaw ? parts.length === 0 : isSame) return null;
  return { text: `Returns ${parts.join('; ')}.`, isUnchecked };
}

function christmasLine(shops: ComparedShop[]): SummaryLine | null {
  const until = shops.flatMap(({ retailer: { facts } }) => facts?.christmasReturnsUntil ?? []);
  const latest = until.toSorted().at(-1);
  if (until.length < shops.length || !latest) return null;
  const names = shops.filter((_shop, index) => until[index] === latest).map(nameOf);
  const who = names.length === shops.length ? together(shops) : LIST.format(names);
  const verb = names.length === shops.length ? 'take' : `take${ending(names)}`;
  const longest = names.length === shops.length ? '' : ' the longest,';
  return {
    text: `${who} ${verb} Christmas shopping back${longest} until ${formatDate(latest)}.`,
    isUnchecked: false,
  };
}

function openingLine(shops: ComparedShop[]): SummaryLine | null {
  const known = shops.flatMap(({ retailer: { facts } }) => facts?.opensBoxingDay ?? []);
  if (known.length < shops.length) return null;
  const open = shops.filter((_shop, index) => known[index]).map(nameOf);
  if (open.length === shops.length)
    return { text: `${together(shops)} open on Boxing Day.`, isUnchecked: false };
  const text =
    open.length === 0
      ? `${shops.length === 2 ? 'Neither' : 'None'} opens on Boxing Day.`
      : `Only ${LIST.format(open)} open${ending(open)} on Boxing Day.`;
  return { text, isUnchecked: false };
}
