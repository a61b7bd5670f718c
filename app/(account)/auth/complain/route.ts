import { accountRoute } from '@/lib/accounts/account-route';
import { limits } from '@/lib/accounts/limits';
import { complaintSchema } from '@/lib/accounts/schemas';
import { tooMany } from '@/lib/accounts/auth-failure';
import { addComplaint } from '@/lib/data/complaints';
import { formatDate } from '@/lib/london-time';

const AN_HOUR = 3600;

export const POST = accountRoute({
  form: 'complaint',
  schema: complaintSchema,
  page: () => '/auth/complaint',
  byAddress: limits.complaintByAddress,
  handler: async (complaint, db) => {
    const reference = await addComplaint(db, complaint);
    if (!reference) return tooMany(AN_HOUR);
    return {
      message: `Your complaint arrived on ${formatDate(new Date().toISOString())}. Its reference is ${reference}: please keep it. We look into it without undue delay, and write to ${complaint.email} what we find.`,
    };
  },
});
