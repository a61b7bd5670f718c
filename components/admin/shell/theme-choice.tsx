'use client';

import { Monitor, Moon, Sun } from 'lucide-react';
import { useId, useSyncExternalStore } from 'react';
import { THEME_COOKIE } from '@/lib/config/storage-names';
import { THEMES, type Theme, themeOf } from '@/lib/theme/admin-theme';

const ICONS = { system: Monitor, light: Sun, dark: Moon };
const LABELS = { system: 'System', light: 'Light', dark: 'Dark' };
const YEAR = 31_536_000;
const CHOSEN = 'admin-theme';

const chosen = () => themeOf(document.documentElement.dataset.theme);

function listen(changed: () => void) {
  addEventListener(CHOSEN, changed);
  return () => removeEventListener(CHOSEN, changed);
}

function choose(theme: Theme) {
  document.documentElement.dataset.theme = theme;
  document.cookie = `${THEME_COOKIE}=${theme}; path=/admin; max-age=${YEAR}; samesite=lax`;
  dispatchEvent(new Event(CHOSEN));
}

/**
 * Lets the user choose the light theme, the dark theme or the system's theme. A cookie stores the choice, so that the
 * server can render the right colours at once.
 */
export function ThemeChoice({ initial }: { initial: Theme }) {
  const theme = useSyncExternalStore(listen, chosen, () => initial);
  const name = useId();
  return (
    <fieldset className="theme-choice">
      <legend className="sr-only">Colours</legend>
      {THEMES.map((value) => {
        const Icon = ICONS[value];
        return (
          <label key={value} title={LABELS[value]}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={theme === value}
              onChange={() => choose(value)}
              className="sr-only"
            />
            <Icon aria-hidden="true" className="size-4" />
            <span className="sr-only">{LABELS[value]}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
