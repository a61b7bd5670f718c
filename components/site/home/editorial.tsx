import { RichText } from '@/components/site/rich-text';
import { Section } from '@/components/site/section';
import type { EditorialTip, HomepageRow } from '@/lib/schema/rows';

/** The editorial card: tips and a callout. */
export function Editorial({ settings }: { settings: HomepageRow }) {
  return (
    <Section id="editorial" title={settings.editorial_card_title}>
      <div className="grid gap-6 lg:grid-cols-[2fr_1fr]">
        <div>
          <RichText html={settings.editorial_intro_paragraph} under="editors" />
          <h3 className="mt-6">{settings.editorial_tips_title}</h3>
          <ul className="prose mt-3 list-disc space-y-2 pl-6 marker:text-brand">
            {settings.editorial_tips.map((tip) => (
              <Tip key={typeof tip === 'string' ? tip : tip.title} tip={tip} />
            ))}
          </ul>
        </div>
        <aside className="self-start rounded-box bg-gold-tint p-5">
          <h3 className="text-gold">{settings.editorial_callout_title}</h3>
          <RichText html={settings.editorial_callout_content} under="callout" className="mt-2" />
        </aside>
      </div>
    </Section>
  );
}

function Tip({ tip }: { tip: EditorialTip }) {
  if (typeof tip === 'string') return <li className="whitespace-pre-line">{tip}</li>;
  return (
    <li className="whitespace-pre-line">
      <strong className="font-semibold">{tip.title}.</strong> {tip.description}
    </li>
  );
}
