import { NO_SUCH_SCREEN, NoSuchScreen } from '@/components/admin/no-such-screen';
import { requireAdmin } from '@/lib/accounts/require-admin';

export const instant = false;
export const metadata = NO_SUCH_SCREEN;

/** Whatever has the form of no address of the admin area. */
export default async function Nothing() {
  await requireAdmin();
  return <NoSuchScreen />;
}
