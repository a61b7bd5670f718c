import { Section } from './section';

/** An editor's tips on how to buy well. */
export function BuyingTips({ tips }: { tips: string[] }) {
  if (tips.length === 0) return null;
  return (
    <Section id="tips" title="How to buy well">
      <ol className="prose list-decimal space-y-3 pl-6 marker:font-semibold marker:text-brand">
        {tips.map((tip) => (
          <li key={tip} className="whitespace-pre-line">
            {tip}
          </li>
        ))}
      </ol>
    </Section>
  );
}
