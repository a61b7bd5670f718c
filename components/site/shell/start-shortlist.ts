import { SHORTLIST_KEY } from '@/lib/config/storage-names';
import { MOST_ENTRIES, shortlistPath, storedEntries } from '@/lib/shortlist/entries';

/** Returns the saved entries; an empty list if the browser forbids storage. */
export function savedEntries(): string[] {
  try {
    return storedEntries(localStorage.getItem(SHORTLIST_KEY));
  } catch {
    return [];
  }
}

/** Stores the entries. If there are none, removes the stored value. Returns false if the browser forbids storage. */
export function saveEntries(entries: readonly string[]): boolean {
  try {
    if (entries.length > 0) localStorage.setItem(SHORTLIST_KEY, entries.join(' '));
    else localStorage.removeItem(SHORTLIST_KEY);
  } catch {
    return false;
  }
  // Browsers send the 'storage' event only to the site's other windows, so send it to this window too.
  dispatchEvent(new Event('storage'));
  return true;
}

/**
 * Makes the buttons that save shops and products in this browser work. Shows the links to the shortlist while something
 * is saved. A button is invisible until it has the attribute `aria-pressed` (styles/shortlist.css).
 */
export function startShortlist(signal: AbortSignal) {
  const show = () => {
    const entries = savedEntries();
    // The link to the shortlist hangs below the header like a tab. Only pages with breadcrumbs leave space for it on a
    // phone.
    const hasTab = entries.length > 0 && document.querySelector('main .breadcrumbs') !== null;
    document.getElementById('site-header')?.toggleAttribute('data-tab', hasTab);
    for (const button of document.querySelectorAll<HTMLElement>('[data-save]')) {
      const isSaved = `${entries.includes(button.dataset.save ?? '')}`;
      if (button.getAttribute('aria-pressed') !== isSaved) button.setAttribute('aria-pressed', isSaved);
    }
    for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-shortlist]')) {
      const count = link.querySelector('b');
      const text = `${entries.length}`;
      // Change the text only if it differs. A MutationObserver calls this function after each change, so otherwise the
      // calls would never end.
      if (count && count.textContent !== text) count.textContent = text;
      link.hidden = entries.length === 0;
      link.href = shortlistPath(entries);
    }
  };
  const say = (text: string) => {
    const note = document.querySelector('.shortlist-note');
    if (note) note.textContent = text;
  };
  document.addEventListener(
    'click',
    ({ target }) => {
      const entry = target instanceof Element && target.closest<HTMLElement>('[data-save]')?.dataset.save;
      if (!entry) return;
      const others = savedEntries().filter((other) => other !== entry);
      const isNew = others.length === savedEntries().length;
      if (isNew && others.length >= MOST_ENTRIES)
        say(`Your shortlist is full. Remove one of its ${MOST_ENTRIES} entries to save this.`);
      else
        say(
          saveEntries(isNew ? [...others, entry] : others)
            ? ''
            : 'This browser doesn’t allow saving. Check its privacy settings.',
        );
    },
    { signal },
  );
  addEventListener('storage', show, { signal });
  const added = new MutationObserver(show);
  added.observe(document.body, { childList: true, subtree: true, attributeFilter: ['data-save'] });
  signal.addEventListener('abort', () => added.disconnect());
  show();
}
