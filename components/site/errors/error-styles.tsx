import '@/app/globals.css';

/** Loads the style sheet of the public pages for a page that has no root layout. */
export default function ErrorStyles() {
  return null;
}
