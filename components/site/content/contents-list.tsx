import type { RichHtml } from '@/lib/html/article';

const TITLE = 'On this page';

/**
 * Shows the table of contents of a long text. In a narrow window, it is collapsed above the text. In a wide window, it
 * is open, above the text or beside it.
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
