import { SearchField } from './search-field';
import { SearchIcon } from './search-icon';

interface SearchBoxProps {
  /** The id of the input. It must be unique, because the header, the drawer and the hero each have a search box. */
  id: string;
  placeholder: string;
  size?: 'small' | 'large';
  buttonText?: string;
  defaultValue?: string;
  autoFocus?: boolean;
}

/**
 * Shows the search form, a plain form that leads to the results page. Suggestions load when the input first gets the
 * focus.
 */
export function SearchBox({
  id,
  placeholder,
  size = 'small',
  buttonText,
  defaultValue,
  autoFocus,
}: SearchBoxProps) {
  return (
    <search>
      <form action="/search" className={`search-box search-box-${size}`}>
        <label htmlFor={id} className="sr-only">
          Search the site
        </label>
        <SearchField id={id} placeholder={placeholder} defaultValue={defaultValue} autoFocus={autoFocus} />
        <button type="submit" className="search-button" {...(!buttonText && { 'aria-label': 'Search' })}>
          {buttonText ?? <SearchIcon />}
        </button>
      </form>
    </search>
  );
}
