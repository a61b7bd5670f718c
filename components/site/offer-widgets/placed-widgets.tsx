import type { WidgetPage } from '@/lib/catalogue/offer-widgets';
import { getWidget, listWidgetsOn } from '@/lib/data/offer-widgets';
import { Widget } from './widget';

interface PlacedWidgetsProps extends WidgetPage {
  /** The ids of widgets that a text of the page contains. They are not shown a second time. */
  except?: readonly string[];
}

/** The widgets that editors have placed on pages of this kind. Without any, the page has nothing in their place. */
export async function PlacedWidgets({ except = [], ...page }: PlacedWidgetsProps) {
  const widgets = (await listWidgetsOn(page)).filter(({ id }) => !except.includes(id));
  return widgets.map((widget) => <Widget key={widget.id} widget={widget} page={page} />);
}

/** A widget that an editor has put into a text. Null if visitors may not see it. */
export async function WidgetInText({ id }: { id: string }) {
  const widget = await getWidget(id);
  return widget && <Widget widget={widget} page={{ placement: null }} />;
}
