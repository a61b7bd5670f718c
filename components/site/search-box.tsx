interface SearchBoxProps {
  placeholder: string;
  buttonText: string;
}

/** The place of the large search box in the hero; components/site/search/search-box.tsx fills it. */
export function SearchBox(_: SearchBoxProps) {
  return null;
}
