import { IMPORTABLE } from '@/lib/imports/entities';
import { titleOf } from '@/lib/resources/entity-texts';

/** Shows the links that export an entity, or the whole site. */
export function Exports() {
  return (
    <section aria-labelledby="exports" className="card mb-4 p-4">
      <h2 id="exports">Export</h2>
      <p className="mb-3 text-muted">
        All fields of all rows. You can import the file again. The whole site includes drafts, settings and
        uploaded logos. It leaves out accounts, subscribers, complaints, prompts, confirmed facts, visits and
        histories; a backup has them all.
      </p>
      <p className="mb-4">
        <a href="/admin/data-migration/export" download className="button-quiet">
          The whole site as JSON
        </a>
      </p>
      <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2 lg:grid-cols-3">
        {IMPORTABLE.map((resource) => (
          <li key={resource.key} className="flex flex-wrap items-center gap-2">
            <span className="min-w-0 flex-1 break-words">{titleOf(resource)}</span>
            {(['CSV', 'JSON'] as const).map((format) => (
              <a
                key={format}
                href={`/admin/${resource.key}/export${format === 'JSON' ? '?format=json' : ''}`}
                download
                className="button-quiet"
              >
                <span className="sr-only">{titleOf(resource)} as </span>
                {format}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
