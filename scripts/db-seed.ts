/** `npm run db:seed`: adds the built-in data that the configured database does not have yet. */
import { seed } from './seed.ts';
import { maintain } from './serve/maintenance.ts';
import { StartupError } from './serve/startup-error.ts';

await maintain(async (database) => {
  await seed(database).catch((error: Error) => {
    throw new StartupError(error.message);
  });
  return `The built-in data is in ${database.url}.`;
});
