import { countsOf } from '@/lib/lists/ranking';
import { dayInWords } from './sale-days';
import type { SaleChannel, SaleStart } from './sale-windows';

/** A part of a sentence. A key part is what the reader looks for, such as a day. */
export interface AnswerPart {
  text: string;
  isKey: boolean;
}

type Start = Pick<SaleStart, 'channel' | 'status' | 'startsOn' | 'retailer'>;

/** With fewer sales than this, the sentence does not speak of most of them. */
const ENOUGH_FOR_MOST = 3;

const WHERE = { online: 'online', in_store: 'in store' } as const satisfies Partial<
  Record<SaleChannel, string>
>;

/**
 * Says in one sentence when the sales start: 'Expect most sales online on Christmas Eve and in store on Boxing Day.'
 * Once sales are on, it says at how many shops. Null if nothing is on or to come. `starts` is sorted by time.
 */
export function saleAnswer(starts: Start[]): AnswerPart[] | null {
  const live = new Set(starts.filter(({ status }) => status === 'live').map(({ retailer }) => retailer.slug));
  const upcoming = starts.filter(({ status }) => status === 'announced' || status === 'expected');
  if (live.size > 0) return liveAnswer(live.size, upcoming);
  const peaks = merged([peakOf(upcoming, 'online'), peakOf(upcoming, 'in_store')]);
  if (peaks.length === 0) return null;
  const isStated = peaks.every((peak) => peak.isStated);
  const sentence = peaks.flatMap(({ howMany, where, day }, index) => {
    const isRepeated = index > 0 && peaks[0]?.howMany === howMany;
    const what = isRepeated ? '' : index > 0 ? `${howMany} ` : `${howMany} sales `;
    return [plain(`${index > 0 ? ' and ' : ''}${what}${where} on `), key(dayInWords(day))];
  });
  return [plain(isStated ? 'Announced: ' : 'Expect '), ...sentence, plain('.')];
}

function liveAnswer(shops: number, [next]: Start[]): AnswerPart[] {
  const on = [plain('On now at '), key(shops === 1 ? '1 shop' : `${shops} shops`)];
  return next ? [...on, plain('. Next: '), key(dayInWords(next.startsOn)), plain('.')] : [...on, plain('.')];
}

interface Peak {
  /** 'most', or 'the first' */
  howMany: string;
  where: string;
  day: string;
  isStated: boolean;
}

/** Puts the channels together if the same can be said of both: 'online and in store'. */
function merged(peaks: (Peak | null)[]): Peak[] {
  const known = peaks.filter((peak) => peak !== null);
  const [first, second] = known;
  if (!first || first.day !== second?.day || first.howMany !== second.howMany) return known;
  return [
    { ...first, where: `${first.where} and ${second.where}`, isStated: first.isStated && second.isStated },
  ];
}

/** Returns the day on which most sales of a channel start, or else the day on which the first do. */
function peakOf(starts: Start[], channel: keyof typeof WHERE): Peak | null {
  const own = starts.filter((start) => start.channel === channel);
  const [first] = own;
  if (!first) return null;
  const usual = [...countsOf(own.map(({ startsOn }) => startsOn))].find(
    ([, count]) => count * 2 > own.length,
  );
  const isMost = usual !== undefined && own.length >= ENOUGH_FOR_MOST;
  const day = isMost ? usual[0] : first.startsOn;
  return {
    howMany: isMost ? 'most' : 'the first',
    where: WHERE[channel],
    day,
    isStated: own.every((start) => start.startsOn !== day || start.status === 'announced'),
  };
}

const plain = (text: string): AnswerPart => ({ text, isKey: false });
const key = (text: string): AnswerPart => ({ text, isKey: true });
