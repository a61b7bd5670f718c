import { countsOf } from '@/lib/lists/ranking';
import { dayInWords } from './sale-days';
import { CHANNEL_PHRASES } from './sale-labels';
import { SALE_CHANNELS, type SaleChannel, type SaleStart } from './sale-windows';

/** A part of a sentence. A key part is what the reader looks for, such as a day. */
export interface AnswerPart {
  text: string;
  isKey: boolean;
}

type Start = Pick<SaleStart, 'channel' | 'status' | 'startsOn' | 'retailer'>;

/**
 * Says in one sentence when the sales start: 'Of the 30 shops we follow, expect 5 to start online on Christmas Eve and
 * 7 in store on Boxing Day.' For each channel, names the day on which most shops start, and counts these shops. Once
 * sales are on, says how many shops have one. A second sentence counts the shops whose expected day has passed without
 * confirmation; such a day is never named as one to come. Null if no sale is on, to come or unconfirmed. `starts` is
 * sorted by time.
 * @param followed the number of all shops on the site. The sentence states it, because readers might think that the
 * other numbers count the shops of the whole UK.
 */
export function saleAnswer(starts: Start[], followed: number): AnswerPart[] | null {
  const live = shopsWith('live', starts);
  const unconfirmed = shopsWith('unconfirmed', starts);
  const upcoming = starts.filter(({ status }) => status === 'announced' || status === 'expected');
  if (live.size > 0) {
    const others = [...unconfirmed].filter((slug) => !live.has(slug)).length;
    return liveAnswer(live.size, others, upcoming, followed);
  }
  const shopsWeFollow = `the ${followed} shops we follow`;
  const peaks = SALE_CHANNELS.map((channel) => peakOf(upcoming, channel)).filter((peak) => peak !== null);
  if (peaks.length === 0) {
    return unconfirmed.size === 0
      ? null
      : [
          plain(`Of ${shopsWeFollow}, we expected `),
          key(String(unconfirmed.size)),
          plain(` to have started by now, ${notConfirmed(unconfirmed.size)}.`),
        ];
  }
  const isStated = peaks.every((peak) => peak.isStated);
  const verb = !isStated ? 'to start' : peaks[0]?.howMany === 1 ? 'starts' : 'start';
  const sentence = peaks.flatMap((peak, index): AnswerPart[] => {
    const { where, day } = peak;
    const joint = index === peaks.length - 1 ? ' and ' : ', ';
    const shops = index > 0 ? `${joint}${countOf(peak)}` : `${countOf(peak)} ${verb}`;
    const said = plain(`${shops} ${where}`);
    return day === peaks[index + 1]?.day
      ? [said]
      : [{ ...said, text: `${said.text} on ` }, key(dayInWords(day))];
  });
  return [
    plain(isStated ? `Announced: of ${shopsWeFollow}, ` : `Of ${shopsWeFollow}, expect `),
    ...sentence,
    plain('.'),
    ...(unconfirmed.size > 0
      ? [
          plain(
            ` By now we expected ${countInWords(unconfirmed.size)} to have started, ${notConfirmed(unconfirmed.size)}.`,
          ),
        ]
      : []),
  ];
}

/** Returns the slugs of the shops with a sale of this status. */
const shopsWith = (status: Start['status'], starts: Start[]) =>
  new Set(starts.filter((start) => start.status === status).map(({ retailer }) => retailer.slug));

/**
 * Says at how many shops the sales are on, and when the next sale starts.
 * @param others the number of shops whose expected day has passed without confirmation, and where no sale is known to
 * be on
 */
function liveAnswer(shops: number, others: number, [next]: Start[], followed: number): AnswerPart[] {
  const passed = `We expected ${others === 1 ? '1 other' : `${others} others`} to have started by now, ${notConfirmed(others)}.`;
  return [
    plain('On now at '),
    key(countInWords(shops)),
    plain(` of the ${followed} we follow.`),
    ...(others > 0 ? [plain(` ${passed}`)] : []),
    ...(next
      ? [
          plain(' Next: '),
          key(dayInWords(next.startsOn)),
          plain(next.status === 'expected' ? ' (expected).' : '.'),
        ]
      : []),
  ];
}

const countInWords = (shops: number) => (shops === 1 ? '1 shop' : `${shops} shops`);
const notConfirmed = (shops: number) => (shops === 1 ? 'but it isn’t confirmed' : 'but none is confirmed');

/** The day on which most sales of a channel start. */
interface Peak {
  howMany: number;
  /** True if the channel has several sales, all on different days. `day` is then the day of the first sale. */
  isFirst: boolean;
  where: string;
  day: string;
  isStated: boolean;
}

/**
 * Returns the day on which most sales of a channel start. If several days have equally many, returns the earliest of
 * them.
 */
function peakOf(starts: Start[], channel: SaleChannel): Peak | null {
  const own = starts.filter((start) => start.channel === channel);
  const [most] = [...countsOf(own.map(({ startsOn }) => startsOn))].toSorted(([, a], [, b]) => b - a);
  if (!most) return null;
  const [day, howMany] = most;
  return {
    howMany,
    isFirst: howMany === 1 && own.length > 1,
    where: CHANNEL_PHRASES[channel],
    day,
    isStated: own.every((start) => start.startsOn !== day || start.status === 'announced'),
  };
}

const countOf = ({ howMany, isFirst }: Peak) => (isFirst ? 'the first' : String(howMany));

const plain = (text: string): AnswerPart => ({ text, isKey: false });
const key = (text: string): AnswerPart => ({ text, isKey: true });
