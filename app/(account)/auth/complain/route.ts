import { tooMany } from '@/lib/accounts/auth-failure';
import { complaintSchema } from '@/lib/accounts/schemas';
import { addComplaint } from '@/lib/data/complaints';
import { formatDate } from '@/lib/dates/london-time';
import { accountRoute } from '@/lib/services/accounts/account-route';
import { limits } from '@/lib/services/accounts/limits';

const AN_HOUR = 3600;

export const POST = accountRoute({
  form: 'complaint',
  schema: complaintSchema,
  page: () => '/auth/complaint',
  byIp: limits.complaintByIp,
  handler: async (complaint, db) => {
    const reference = await addComplaint(db, complaint);
    if (!reference) return tooMany(AN_HOUR);
    return {
      message: `Thank you. We received your complaint on ${formatDate(new Date().toISOString())}. Keep a note of its reference: ${reference}. We’ll look into your complaint without undue delay and email our answer to ${complaint.email}.`,
    };
  },
});
