/**
 * `npm run bench:kills`: runs `npm start`, kills each of its processes (-9) in the middle of an import, of a search and
 * replace in links, and just before a scheduled publishing, and counts the effects: nothing may be lost or done twice.
 * Also prints how many seconds after its moment a retailer is on public pages. ADMIN_EMAIL and ADMIN_PASSWORD are the
 * first admin's. Deletes its invented rows afterwards.
 */
import { parseArgs } from 'node:util';
import { importThroughKills } from './kills/imports.ts';
import { keepSite } from './kills/keep-site.ts';
import { replaceThroughKills } from './kills/links.ts';
import { publishThroughKill } from './kills/publishing.ts';
import { connect, type RunningSite, VICTIMS } from './kills/site.ts';
import { loadEnvironmentFiles, readConfiguration } from './serve/configuration.ts';
import { targetDatabase } from './serve/target-database.ts';

const { values } = parseArgs({
  options: {
    links: { type: 'string', default: '5000' },
    rows: { type: 'string', default: '5000' },
    publishings: { type: 'string', default: '3' },
  },
});
loadEnvironmentFiles();
const configuration = readConfiguration([], process.env);
const stopSite = await keepSite();
const database = targetDatabase(configuration);
const site: RunningSite = {
  ...{ url: configuration.siteUrl, dataDir: configuration.dataDir },
  db: connect(database.url, database.secretKey),
};

/** Signs in as the admin whom the environment names. */
async function signIn() {
  const { NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY: key } = process.env;
  const editor = connect(database.url, key || 'sb_publishable_embedded');
  const { ADMIN_EMAIL: email = '', ADMIN_PASSWORD: password = '' } = process.env;
  const { error } = await editor.auth.signInWithPassword({ email, password });
  if (error) throw new Error(`The admin could not sign in: ${error.message}`);
  return editor;
}

try {
  for (let round = 0; round < Number(values.publishings); round += 1) await publishThroughKill(site, null);
  if (Number(values.publishings) > 0) for (const victim of VICTIMS) await publishThroughKill(site, victim);
  if (Number(values.rows) > 0) await importThroughKills(site, await signIn(), Number(values.rows));
  if (Number(values.links) > 0) await replaceThroughKills(site, Number(values.links));
} finally {
  await stopSite();
}
