import { MenuEntry } from '@/components/site/header/menu-entries';
import { DisabledUntilHydrated } from '@/components/ui/disabled-until-hydrated';
import type { MenuItem } from '@/lib/catalogue/menu';
import { PreviewBehaviour } from './preview-behaviour';

/** Shows a preview of the public menu, with its dropdowns. */
export function MenuPreview({ items }: { items: MenuItem[] }) {
  return (
    <section aria-labelledby="menu-preview">
      <h2 id="menu-preview">As visitors see it</h2>
      <p className="text-muted">Hidden items are left out. The arrows open the dropdowns.</p>
      <div className="menu-preview">
        <DisabledUntilHydrated>
          <ul className="flex flex-wrap">
            {items.map((item, index) => (
              <MenuEntry key={`${item.label} ${item.href}`} item={item} id={`menu-${index + 1}`} />
            ))}
          </ul>
        </DisabledUntilHydrated>
        <PreviewBehaviour key={JSON.stringify(items)} />
      </div>
    </section>
  );
}
