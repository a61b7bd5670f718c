'use client';

import { Link } from '@/components/site/link';
import { searchPath } from '@/lib/search/query';
import { highlight } from '@/lib/search/suggestions';
import type { Suggestions } from '@/lib/search/suggestions';
import { groupsOf, optionsOf } from './suggestion-options';

interface SuggestionListProps {
  id: string;
  /** The suggestions to show; undefined while the list is closed. */
  suggestions: Suggestions | undefined;
  /** Whether the suggestions belong to an earlier query and therefore cannot be chosen. */
  isStale: boolean;
  active: number;
  onActive: (index: number) => void;
  onChosen: () => void;
}

/** The list of suggestions below the search input: groups with badges, then a link to all results. */
export function SuggestionList({
  id,
  suggestions,
  isStale,
  active,
  onActive,
  onChosen,
}: SuggestionListProps) {
  const last = suggestions ? optionsOf(suggestions).length - 1 : -1;
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
        {suggestions && !isStale && (last < 0 ? 'No suggestions' : `${last + 1} suggestions`)}
      </p>
      {suggestions && !isStale && last < 0 && (
        <p className="suggestions suggestions-none">No results for “{suggestions.query}”</p>
      )}
      {suggestions && last >= 0 && (
        // Pressing an option must not move the focus out of the input.
        <div
          id={id}
          role="listbox"
          aria-label="Suggestions"
          inert={isStale}
          className="suggestions"
          onPointerDown={(event) => event.pointerType === 'mouse' && event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
        >
          {groupsOf(suggestions).map(({ title, badge, rows }) => (
            <div key={title} role="group" aria-labelledby={`${id}-${title}`}>
              <p id={`${id}-${title}`} role="presentation" className="suggestion-title">
                {title}
              </p>
              {rows.map(({ href, name, index }) => (
                <Link key={href} href={href} {...option(index)}>
                  <span className="suggestion-name">
                    {highlight(name, suggestions.query).map(({ text, isMatch }, place) =>
                      isMatch ? <mark key={place}>{text}</mark> : text,
                    )}
                  </span>
                  <span className="badge">{badge}</span>
                </Link>
              ))}
            </div>
          ))}
          <Link href={searchPath(suggestions.query)} {...option(last)}>
            <span className="suggestion-all">
              {`See all ${suggestions.totalCount.toLocaleString('en-GB')}${suggestions.isAtLeast ? '+' : ''} results for "${suggestions.query}"`}
            </span>
          </Link>
        </div>
      )}
    </>
  );
}
