/**
 * The log of the site's server. server/index.ts imports this file first, so that Next's own messages are logged too.
 */
import { serverEnv } from '@/lib/config/env';
import { createLog, logConsole } from '@/lib/logging/structured-console';
import { visits } from './visit.ts';

export const log = createLog({
  process: 'site',
  level: serverEnv().LOG_LEVEL,
  fields: () => {
    const request = visits.getStore()?.id;
    return request ? { request } : {};
  },
});

// Developers read the console, so `npm run dev` does not send its messages to the log.
if (!process.argv.includes('--dev')) logConsole(log);
