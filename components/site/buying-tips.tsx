import { Section } from './section';

/** An editor's tips on how to buy well. */
export function BuyingTips({ tips }: { tips: string[] }) {
  if (tips.length === 0) return null;
  return (
    <Section id="tips" title="How to buy well">
      <ol className="steps steps-wide">
        {tips.map((tip) => (
          <li key={tip}>{tip}</li>
        ))}
      </ol>
    </Section>
  );
}
