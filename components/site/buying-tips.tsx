import { keepUnits } from '@/lib/html/no-break';
import { NarrowFold } from './sale-dates/narrow-fold';
import { Section } from './section';

/** The number of tips that a narrow window does not fold away. The CSS of `.steps-on` contains the same number. */
const FIRST = 3;

/** Shows an editor's tips on how to buy well. If there are many, a narrow window folds away all but the first three. */
export function BuyingTips({ tips }: { tips: string[] }) {
  if (tips.length === 0) return null;
  const rest = tips.length > FIRST + 1 ? tips.slice(FIRST) : [];
  return (
    <Section id="tips" title="How to buy well">
      <Steps tips={tips.slice(0, tips.length - rest.length)} />
      {rest.length > 0 && (
        <NarrowFold summary={`${rest.length} more tips`}>
          <Steps tips={rest} start={FIRST + 1} />
        </NarrowFold>
      )}
    </Section>
  );
}

const Steps = ({ tips, start }: { tips: string[]; start?: number }) => (
  <ol start={start} className={start ? 'steps steps-wide steps-on' : 'steps steps-wide'}>
    {tips.map((tip) => (
      <li key={tip}>{keepUnits(tip)}</li>
    ))}
  </ol>
);
