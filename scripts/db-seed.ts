/** `npm run db:seed`: adds built-in data that the configured database lacks. */
import { seed } from './seed.ts';
import { maintain } from './serve/maintenance.ts';
import { StartupError } from './serve/startup-error.ts';

await maintain(async (database) => {
  await seed(database).catch((error: Error) => {
    throw new StartupError(error.message);
  });
  return `The built-in data is in ${database.url}.`;
});
