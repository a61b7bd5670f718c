/**
 * Serves Supabase's API for a native PostgreSQL in a process of its own:
 * `gateway.ts SOCKET_FOLDER DATABASE DATA_DIR PORT`. A gateway that is started again keeps the keys of its data
 * directory, so that sessions stay valid. Prints a line once it listens.
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
