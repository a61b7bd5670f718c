/**
 * Serves Supabase's API for a native PostgreSQL, as a separate process: `gateway.ts SOCKET_FOLDER DATABASE DATA_DIR
 * PORT`. After a restart, it reuses the keys in its data directory, so that sessions stay valid. Prints a line when it
 * is ready for requests.
 */
import { serveApi } from '../db-check/api.ts';
import { openNative } from '../db-check/native-database.ts';

const [host = '', database = '', dataDir = '', port = ''] = process.argv.slice(2);
const CONNECTIONS = 8;

const api = await serveApi(openNative(host, database, CONNECTIONS), dataDir, {
  keysIn: dataDir,
  port: Number(port),
});
console.log(`The gateway listens on ${api.url}.`);
