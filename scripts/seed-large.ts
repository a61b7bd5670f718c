/**
 * `npm run seed:large`: fills the configured database with many invented rows, for measurements and trials. Do not run
 * it for a public site: the shops and products do not exist.
 */
import { fill } from './seed-large/fill.ts';
import { readSizes } from './seed-large/options.ts';
import { maintain } from './serve/maintenance.ts';

await maintain(async (database) => {
  const sizes = readSizes(process.argv.slice(2));
  await fill(database, sizes, (line) => console.log(line));
  return `The large data set is in ${database.url}.`;
});
