import { ReadyText } from '@/components/site/rich-text';
import type { Content } from '@/lib/catalogue/entities';
import type { RichHtml } from '@/lib/html/article';
import { halvesOfHtml } from '@/lib/html/halves';
import { Cover } from './cover';

interface GuideTextProps {
  content: Content;
  rich: RichHtml;
}

/** The text of a guide or article, with its key number and the drawing of its subject in the middle. */
export function GuideText({ content, rich }: GuideTextProps) {
  const halves = content.key_number ? halvesOfHtml(rich.html) : null;
  if (!halves) return <ReadyText rich={rich} />;
  const [first, second] = halves;
  return (
    <>
      <ReadyText rich={{ ...rich, html: first }} />
      <div className="pull-fact no-print">
        <Cover content={content} />
      </div>
      {/* The disclosure above the first half is about both. */}
      <ReadyText rich={{ ...rich, html: second, hasPaidLinks: false }} />
    </>
  );
}
