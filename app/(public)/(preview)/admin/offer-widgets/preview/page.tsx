import { Widget } from '@/components/site/offer-widgets/widget';
import { NO_PAGE } from '@/lib/catalogue/offer-widgets';
import { getDraft } from '@/lib/data/admin/drafts';
import { widgetFrom } from '@/lib/data/offer-widgets';
import { offerWidgets } from '@/lib/resources/definitions/offer-widgets';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;

/** Previews an offer widget with the editor's unsaved edits. */
export default async function OfferWidgetPreviewPage() {
  const { db, viewer } = await requireAdmin();
  const draft = await getDraft(db, offerWidgets, viewer.id);
  if (!draft) return <p>Nothing has been written yet.</p>;
  // A draft has no id, so use the editor's id. Nobody can click in a preview, so no click is counted for this id.
  const widget = widgetFrom({ ...draft, id: viewer.id });
  return (
    <div className="widget-preview">
      <p className="text-sm text-muted">
        Without a category or retailer of its own, the widget shows all offers here, and on each page those of
        the page. If nothing follows, visitors don’t see it.
      </p>
      <Widget widget={widget} page={NO_PAGE} />
    </div>
  );
}
