import { NO_SUCH_SCREEN, NoSuchScreen } from '@/components/admin/no-such-screen';
import { requireAdmin } from '@/lib/services/accounts/require-admin';

export const instant = false;
export const metadata = NO_SUCH_SCREEN;

/** Shows the 'not found' page of the admin area for every admin path that matches no screen. */
export default async function Nothing() {
  await requireAdmin();
  return <NoSuchScreen />;
}
