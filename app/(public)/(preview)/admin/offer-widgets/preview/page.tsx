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
  if (!draft) return <p>There’s nothing to preview yet.</p>;
  // A draft has no id, so use the editor's id. Nobody can click in a preview, so no click is counted for this id.
  const widget = widgetFrom({ ...draft, id: viewer.id });
  return (
    <div className="widget-preview">
      <p className="text-sm text-muted">
        If a rule needs a category or retailer and the widget has none, this preview and texts show all
        offers. Elsewhere the widget shows the offers of its page. If the preview is empty, visitors won’t see
        the widget.
      </p>
      <Widget widget={widget} page={NO_PAGE} />
    </div>
  );
}
