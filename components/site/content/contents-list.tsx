import type { RichHtml } from '@/lib/html/article';

const TITLE = 'On this page';

/**
 * The table of contents of a long text. It is folded above the text on a narrow window, and open beside the text on a
 * wide one.
 */
export function ContentsList({ headings }: { headings: RichHtml['headings'] }) {
  const links = (
    <ol>
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a href={`#${id}`} className="lone-link text-brand underline-offset-4 hover:underline">
            {text}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <nav aria-label={TITLE} className="contents-list no-print">
      <details className="lg:hidden">
        <summary>{TITLE}</summary>
        {links}
      </details>
      <div className="max-lg:hidden">
        <h2>{TITLE}</h2>
        {links}
      </div>
    </nav>
  );
}
