import { RichText } from '@/components/site/rich-text';
import { Section } from '@/components/site/section';
import type { EditorialTip, HomepageRow } from '@/lib/schema/rows';

/** Shows the editorial card, with tips and a callout. */
export function Editorial({ settings }: { settings: HomepageRow }) {
  return (
    <Section id="editorial" title={settings.editorial_card_title} ground="green">
      <div className="split-5-7">
        <div className="grid gap-6">
          <RichText html={settings.editorial_intro_paragraph} under="editors" />
          <aside className="note">
            <h3>{settings.editorial_callout_title}</h3>
            <RichText html={settings.editorial_callout_content} under="callout" className="mt-2" />
          </aside>
        </div>
        <div>
          <h3 className="mb-3">{settings.editorial_tips_title}</h3>
          <ol className="steps">
            {settings.editorial_tips.map((tip) => (
              <Tip key={typeof tip === 'string' ? tip : tip.title} tip={tip} />
            ))}
          </ol>
        </div>
      </div>
    </Section>
  );
}

function Tip({ tip }: { tip: EditorialTip }) {
  if (typeof tip === 'string') return <li>{tip}</li>;
  return (
    <li>
      <span>
        <strong>
          {tip.title}
          {/* On a phone, the description follows on the same line, so end the title with a full stop. */}
          {!/[.?!:]$/.test(tip.title) && <span className="md:hidden">.</span>}
        </strong>{' '}
        {tip.description}
      </span>
    </li>
  );
}
