import type { Metadata } from 'next';
import { RetailerOrder } from '@/components/admin/retailers/retailer-order';
import { ScreenHead } from '@/components/admin/screen-head';
import { listRetailerOrder } from '@/lib/data/admin/retailer-order';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata: Metadata = { title: 'Order of retailers' };

export default async function RetailerOrderPage() {
  const { db } = await requireAdmin();
  const shops = await listRetailerOrder(db);
  return (
    <>
      <ScreenHead title="Order of retailers" above={[{ label: 'Retailers', path: '/admin/retailers' }]} />
      <p className="text-muted">
        Drag a retailer to its place, or use its arrows. Lists of shops follow this order unless they have
        their own. Each move is saved at once.
      </p>
      <div className="mt-4">
        <RetailerOrder shops={shops} />
      </div>
    </>
  );
}
