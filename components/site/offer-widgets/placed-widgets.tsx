import type { WidgetPage } from '@/lib/catalogue/offer-widgets';
import { getWidget, listWidgetsOn } from '@/lib/data/offer-widgets';
import { Widget } from './widget';

interface PlacedWidgetsProps extends WidgetPage {
  /** The ids of the widgets that a text on the page contains, so that they are not shown a second time. */
  except?: readonly string[];
}

/** Shows the widgets that editors have placed on a page; renders nothing if there are none. */
export async function PlacedWidgets({ except = [], ...page }: PlacedWidgetsProps) {
  const widgets = (await listWidgetsOn(page)).filter(({ id }) => !except.includes(id));
  return widgets.map((widget) => <Widget key={widget.id} widget={widget} page={page} />);
}

/** Shows a widget that an editor has put into a text; renders nothing if visitors may not see the widget. */
export async function WidgetInText({ id }: { id: string }) {
  const widget = await getWidget(id);
  return widget && <Widget widget={widget} page={{ placement: null }} />;
}
