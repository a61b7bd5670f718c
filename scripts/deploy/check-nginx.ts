import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '../serve/configuration.ts';
import { movedInto } from './moved-folders.ts';
import { type Finding, findingOf, leftOut, runTool } from './run-tool.ts';

const MODULE = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';
const CERTIFICATE = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'];

/** Maps each file of deploy/nginx to its place below /etc/nginx. */
type Places = [file: string, place: string][];

const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

/**
 * Finds the commands that copy files of nginx.
 * @param commands matches a command; its first group is the files, its second the place below /etc/nginx
 */
const placesIn = (text: string, commands: RegExp): Places =>
  [...text.matchAll(commands)].flatMap(([, files = '', place = '']) =>
    [...files.matchAll(/[\w.-]+\.conf/g)].map(([file]): Places[number] => [
      file,
      place.endsWith('/') ? place + file : place,
    ]),
  );

/** Returns the places of the files on a VM and in the container. */
const allPlaces = (): Record<'VM' | 'container', Places> => ({
  VM: placesIn(read('docs/deploy/vm.md'), /^cp ((?:[\w-]+\.conf )+)\/etc\/nginx\/(\S+)$/gm),
  container: [
    ...placesIn(read('deploy/Dockerfile'), /^COPY ((?:deploy\/nginx\/\S+ )+)\/etc\/nginx\/(\S+)$/gm),
    // start-proxy.sh copies the list of instances, and a link in the image leads to the copy.
    ['instances.container.conf', 'site/instances.conf'],
  ],
});

/**
 * Writes the configuration into a folder. Changes only ports, names and folders that do not exist on the machine that
 * checks it.
 */
function writeConfiguration(folder: string, places: Places): void {
  for (const each of ['cache', 'log', 'site']) mkdirSync(path.join(folder, each), { recursive: true });
  for (const [file, place] of places) {
    const text = movedInto(folder, read(`deploy/nginx/${file}`))
      .replaceAll(/\/etc\/letsencrypt\/live\/[^/]+/g, folder)
      // Only root may listen on the ports 80 and 443.
      .replaceAll(/listen (\[::\]:)?(80|443)\b/g, 'listen $110$2')
      .replaceAll(/server site-(\d):3000/g, 'server 127.0.0.1:300$1');
    writeFileSync(path.join(folder, place), text);
  }
}

function check(what: string, folder: string, places: Places): Finding {
  writeConfiguration(folder, places);
  const missing = (program: string, name: string) =>
    leftOut(what, `${program} is missing. On Debian: apt-get install ${name}`);
  const [key, certificate] = ['privkey.pem', 'fullchain.pem'].map((file) => path.join(folder, file));
  const made = runTool('openssl', [...CERTIFICATE, '-keyout', `${key}`, '-out', `${certificate}`]);
  if (made.code === null) return missing('openssl', 'openssl');
  const checked = runTool('nginx', ['-t', '-p', folder, '-c', path.join(folder, 'nginx.conf')]);
  if (checked.code === null) return missing('nginx', 'nginx-light');
  if (checked.output.includes(`"${MODULE}" failed`))
    return missing(MODULE, 'libnginx-mod-http-brotli-static');
  return findingOf(what, checked);
}

/** Lets nginx check its configuration, as on a VM and as in the container. */
export const checkNginx = (work: string): Finding[] =>
  Object.entries(allPlaces()).map(([where, places]) =>
    check(`the configuration of nginx for the ${where} (nginx -t)`, path.join(work, where), places),
  );
