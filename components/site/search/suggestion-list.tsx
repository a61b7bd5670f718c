'use client';

import { Link } from '@/components/site/link';
import { Marked } from './marked';
import type { Panel } from './suggestion-options';

interface SuggestionListProps {
  id: string;
  /** The content of the list; undefined while the list is closed. */
  panel: Panel | undefined;
  /** Whether the panel is for an earlier query. If so, its options cannot be chosen. */
  isStale: boolean;
  active: number;
  onActive: (index: number) => void;
  onChosen: () => void;
  /** Clears the recent searches; undefined if the panel shows none. */
  onClear: (() => void) | undefined;
}

/** Shows the list below the search input: groups of options, then a link to all results. */
export function SuggestionList({
  id,
  panel,
  isStale,
  active,
  onActive,
  onChosen,
  onClear,
}: SuggestionListProps) {
  const count = panel?.count ?? 0;
  const option = (index: number) => ({
    id: `${id}-${index}`,
    role: 'option',
    'aria-selected': index === active,
    tabIndex: -1,
    className: 'suggestion',
    onPointerMove: () => index !== active && onActive(index),
    onClick: onChosen,
  });
  return (
    <>
      <p role="status" className="sr-only">
        {panel &&
          !isStale &&
          (count === 0 ? 'No suggestions' : `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`)}
      </p>
      {panel && !isStale && count === 0 && (
        <p className="suggestions suggestions-none">No results for “{panel.query}”</p>
      )}
      {panel && count > 0 && (
        // Pressing an option must not move the focus out of the input.
        <div
          inert={isStale}
          data-suggested={panel.query}
          data-results={panel.total}
          className="suggestions"
          onPointerDown={(event) => event.pointerType === 'mouse' && event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
        >
          {/* Chromium makes every scrollable box a tab stop. The tab index keeps this box out of the tab order. */}
          <div id={id} role="listbox" tabIndex={-1} aria-label="Suggestions" className="suggestion-options">
            {panel.groups.map(({ title, options }, place) => (
              <div key={title} role="group" aria-labelledby={`${id}-title-${place}`}>
                <p id={`${id}-title-${place}`} role="presentation" className="suggestion-title">
                  {title}
                </p>
                {options.map(({ href, name, badge, index }) => (
                  <Link key={href} href={href} {...option(index)}>
                    <span className="suggestion-name">
                      <Marked text={name} query={panel.query} />
                    </span>
                    {badge && <span className="badge">{badge}</span>}
                  </Link>
                ))}
              </div>
            ))}
            {panel.all && (
              <Link href={panel.all.href} {...option(panel.all.index)}>
                <span className="suggestion-all">{panel.all.name}</span>
              </Link>
            )}
          </div>
          {onClear && (
            <button type="button" className="suggestion-clear" onClick={onClear}>
              Clear recent searches
            </button>
          )}
        </div>
      )}
    </>
  );
}
