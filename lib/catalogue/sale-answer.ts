import { countsOf } from '@/lib/lists/ranking';
import { dayInWords } from './sale-days';
import type { SaleChannel, SaleStart } from './sale-windows';

/** A part of a sentence. A key part is what the reader looks for, such as a day. */
export interface AnswerPart {
  text: string;
  isKey: boolean;
}

type Start = Pick<SaleStart, 'channel' | 'status' | 'startsOn' | 'retailer'>;

/** The channels of the sentence. */
const WHERE = { online: 'online', in_store: 'in store' } as const satisfies Partial<
  Record<SaleChannel, string>
>;

/**
 * Says in one sentence when the sales start: 'Expect 5 of the 30 shops we follow to start online on Christmas Eve and 7 in
 * store on Boxing Day.' It names the day of each channel on which most shops start, with their number. Once sales are on,
 * it says at how many shops. Null if nothing is on or to come. `starts` is sorted by time.
 * @param followed the number of all shops on the site, without which a number of sales would seem to be that of the UK
 */
export function saleAnswer(starts: Start[], followed: number): AnswerPart[] | null {
  const live = new Set(starts.filter(({ status }) => status === 'live').map(({ retailer }) => retailer.slug));
  const upcoming = starts.filter(({ status }) => status === 'announced' || status === 'expected');
  if (live.size > 0) return liveAnswer(live.size, upcoming, followed);
  const peaks = [peakOf(upcoming, 'online'), peakOf(upcoming, 'in_store')].filter((peak) => peak !== null);
  if (peaks.length === 0) return null;
  const isStated = peaks.every((peak) => peak.isStated);
  const verb = !isStated ? 'to start' : peaks[0]?.howMany === 1 ? 'starts' : 'start';
  const sentence = peaks.flatMap((peak, index): AnswerPart[] => {
    const { where, day } = peak;
    const shops = index > 0 ? ` and ${countOf(peak)}` : `${ofFollowed(peak, followed)} ${verb}`;
    const said = plain(`${shops} ${where}`);
    return day === peaks[index + 1]?.day
      ? [said]
      : [{ ...said, text: `${said.text} on ` }, key(dayInWords(day))];
  });
  return [plain(isStated ? 'Announced: ' : 'Expect '), ...sentence, plain('.')];
}

function liveAnswer(shops: number, [next]: Start[], followed: number): AnswerPart[] {
  const count = shops === 1 ? '1 shop' : `${shops} shops`;
  const on = [plain('On now at '), key(count), plain(` of the ${followed} we follow.`)];
  return next ? [...on, plain(' Next: '), key(dayInWords(next.startsOn)), plain('.')] : on;
}

/** The day on which most sales of a channel start. */
interface Peak {
  howMany: number;
  /** Whether each sale starts on a day of its own, so that this is just the first of several. */
  isFirst: boolean;
  where: string;
  day: string;
  isStated: boolean;
}

/** Returns the day on which most sales of a channel start; the earliest if there are several. */
function peakOf(starts: Start[], channel: keyof typeof WHERE): Peak | null {
  const own = starts.filter((start) => start.channel === channel);
  const [most] = [...countsOf(own.map(({ startsOn }) => startsOn))].toSorted(([, a], [, b]) => b - a);
  if (!most) return null;
  const [day, howMany] = most;
  return {
    howMany,
    isFirst: howMany === 1 && own.length > 1,
    where: WHERE[channel],
    day,
    isStated: own.every((start) => start.startsOn !== day || start.status === 'announced'),
  };
}

const countOf = ({ howMany, isFirst }: Peak) => (isFirst ? 'the first' : String(howMany));

/** Counts the shops of a day among all: '5 of the 30 shops we follow', or 'the first of the 30 shops we follow'. */
const ofFollowed = (peak: Peak, followed: number) => `${countOf(peak)} of the ${followed} shops we follow`;

const plain = (text: string): AnswerPart => ({ text, isKey: false });
const key = (text: string): AnswerPart => ({ text, isKey: true });
