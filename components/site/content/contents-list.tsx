import type { RichHtml } from '@/lib/html/article';

/** The table of contents of a long text. */
export function ContentsList({ headings }: { headings: RichHtml['headings'] }) {
  return (
    <nav aria-labelledby="contents" className="contents-list no-print">
      <h2 id="contents">On this page</h2>
      <ol className="mt-2">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} className="lone-link text-brand underline-offset-4 hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
