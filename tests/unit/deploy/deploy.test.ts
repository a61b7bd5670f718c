import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { NOTICE_COOKIE, SESSION_COOKIE } from '@/lib/config/storage-names';
import { bodyLimit } from '@/server/request-body';
import { isStoredPath } from '@/server/stored-paths';
import { compressAssets } from '../../../scripts/build/compress-assets.ts';

const read = (file: string) => readFileSync(path.join('deploy', file), 'utf8');

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('prepare-instance.sh', () => {
  const build = (id: string) => {
    mkdirSync(path.join(folder, 'build/static'), { recursive: true });
    for (const file of ['BUILD_ID', 'source-stamp', 'static/a.js']) {
      writeFileSync(path.join(folder, 'build', file), `${id} of ${file}`);
    }
  };
  const prepare = () =>
    execFileSync(
      `${process.cwd()}/deploy/prepare-instance.sh`,
      [path.join(folder, 'build'), path.join(folder, 'instance')],
      {
        stdio: 'pipe',
      },
    );
  const inInstance = (file: string) => path.join(folder, 'instance', file);

  test('copies a build once, keeps the pages stored since, and replaces them for another build', () => {
    build('first');
    prepare();
    expect(readFileSync(inInstance('static/a.js'), 'utf8')).toBe('first of static/a.js');
    writeFileSync(inInstance('stored-page'), 'x');
    prepare();
    expect(existsSync(inInstance('stored-page'))).toBe(true);
    build('second');
    prepare();
    expect(readFileSync(inInstance('static/a.js'), 'utf8')).toBe('second of static/a.js');
    expect(existsSync(inInstance('stored-page'))).toBe(false);
  });

  test('refuses a build that is not complete', () => {
    expect(prepare).toThrow(/npm run build first/);
  });
});

test('files of the build have compressed copies of the same content', () => {
  const text = 'const answer = 42;\n'.repeat(200);
  writeFileSync(path.join(folder, 'a.js'), text);
  writeFileSync(path.join(folder, 'small.js'), 'x');
  writeFileSync(path.join(folder, 'a.woff2'), text);
  expect(compressAssets(folder)).toBe(1);
  expect(readdirSync(folder).toSorted()).toEqual(['a.js', 'a.js.br', 'a.js.gz', 'a.woff2', 'small.js']);
  expect(brotliDecompressSync(readFileSync(path.join(folder, 'a.js.br'))).toString()).toBe(text);
  expect(gunzipSync(readFileSync(path.join(folder, 'a.js.gz'))).toString()).toBe(text);
});

describe('the configuration of nginx', () => {
  test('passes its cache by for the cookies of the site', () => {
    const [, pattern = ''] = /"~(\(\?:\^\|;.*)" 1;/.exec(read('nginx/http.conf')) ?? [];
    const isOwn = new RegExp(pattern);
    for (const name of [SESSION_COOKIE, `${SESSION_COOKIE}.0`, NOTICE_COOKIE]) {
      expect([name, isOwn.test(`a=b; ${name}=x`), isOwn.test(`${name}=x`)]).toEqual([name, true, true]);
    }
    expect(isOwn.test('theme=bds-session; a=b')).toBe(false);
  });

  test('keeps no page that the site renders for each visitor', () => {
    const [, pattern = ''] = /location ~ (\^\S+) \{/.exec(read('nginx/locations.conf')) ?? [];
    const isNeverKept = new RegExp(pattern);
    const paths = ['/admin', '/admin/jobs', '/auth', '/auth/sign-in', '/api/health', '/search', '/shortlist'];
    for (const path of [...paths, '/compare/choose']) {
      expect([path, isNeverKept.test(path), isStoredPath(path)]).toEqual([path, true, false]);
    }
    for (const path of [
      '/',
      '/retailers/argos',
      '/administration',
      '/search-tips',
      '/compare/argos-vs-boots',
    ]) {
      expect([path, isNeverKept.test(path), isStoredPath(path)]).toEqual([path, false, true]);
    }
  });

  test('lets through the largest body that the site accepts', () => {
    const [, megabytes] = /client_max_body_size (\d+)m;/.exec(read('nginx/http.conf')) ?? [];
    const largest = Math.max(...['/', '/admin', '/api/revalidate'].map(bodyLimit));
    expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(largest);
  });

  test('accepts at once whatever the site accepts from one IP address', () => {
    const source = readFileSync('lib/services/accounts/limits.ts', 'utf8');
    const points = (name: string) =>
      Number(new RegExp(`${name}: \\w+\\('[^']+', ([\\d_]+)`).exec(source)?.[1]?.replace('_', ''));
    const burst = (zone: string) =>
      Number(new RegExp(`zone=${zone} burst=(\\d+) nodelay`).exec(read('nginx/proxy.conf'))?.[1]);
    const accounts = ['signInByIp', 'signUpByIp', 'recoveryByIp', 'complaintByIp'];
    const forms = [...accounts, 'newsletterByIp', 'dealAlertsByIp'].map(points);
    expect(burst('forms')).toBeGreaterThanOrEqual(forms.reduce((sum, each) => sum + each));
    const instances = read('nginx/instances.conf').match(/^server /gm)?.length ?? 0;
    expect(instances).toBe(2);
    expect(burst('events')).toBeGreaterThanOrEqual(instances * points('eventRequestsByIp'));
  });

  test('serves no stale page while the site is well, and keeps missing pages (ADR 053)', () => {
    const [, failures = ''] = /proxy_cache_use_stale (.*);/.exec(read('nginx/locations.conf')) ?? [];
    expect(failures.split(' ')).toContain('timeout');
    expect(failures.split(' ')).not.toContain('updating');
    const [, pattern = ''] = /\$is_no_page \{\n.*\n {2}"~(.*)" "";/.exec(read('nginx/http.conf')) ?? [];
    const isKept = (status: string) => new RegExp(pattern).test(status);
    expect(['200', '308', '404', '502, 404'].filter((status) => !isKept(status))).toEqual([]);
    expect(['307', '403', '500', '404, 502'].filter(isKept)).toEqual([]);
  });

  test('trusts the word of private networks in the container, and of nobody on a VM', () => {
    const trusted = (file: string) =>
      [...read(file).matchAll(/^set_real_ip_from (\S+);/gm)].map(([, range]) => range);
    expect(trusted('nginx/real-ip.conf')).toEqual([]);
    const isPrivate = (range = '') => /^(?:10|172\.16|192\.168)\.|^fc00:/.test(range);
    expect(trusted('nginx/real-ip.container.conf')).toHaveLength(4);
    expect(trusted('nginx/real-ip.container.conf').every(isPrivate)).toBe(true);
    for (const file of ['nginx/real-ip.conf', 'nginx/real-ip.container.conf'])
      expect(read(file)).toMatch(/^real_ip_header X-Forwarded-For;$/m);
    // The site then sees exactly one proxy, so TRUSTED_PROXIES is 1.
    expect(read('nginx/proxy.conf')).toContain('proxy_set_header X-Forwarded-For $remote_addr;');
  });

  test('redirects from http to https on the same host first, as docs/security.md requires', () => {
    const [plain = ''] = /server \{\n {2}listen 80;[^]*?\n\}/.exec(read('nginx/server.conf')) ?? [];
    // $host is one of these names, because the server block answers for no other.
    expect(plain).toContain('server_name www.example.co.uk example.co.uk;');
    expect(plain.match(/return .*;/g)).toEqual(['return 301 https://$host$request_uri;']);
  });

  test('sends files with the Strict-Transport-Security of the site', () => {
    const source = readFileSync('server/security-headers.ts', 'utf8');
    const [, value] = /'Strict-Transport-Security', '([^']+)'/.exec(source) ?? [];
    for (const file of ['nginx/file-headers.conf', 'nginx/server.conf'])
      expect(read(file)).toContain(`add_header Strict-Transport-Security "${value}";`);
  });

  test('writes the process id where the unit of Debian looks for it, and logs no addresses', () => {
    expect(read('nginx/nginx.conf')).toMatch(/^pid \/run\/nginx\.pid;$/m);
    expect(read('nginx/nginx.conf')).toMatch(/^error_log \S+ emerg;$/m);
    const [, format = ''] = /log_format watching escape=json\n([^;]+);/.exec(read('nginx/http.conf')) ?? [];
    expect(format).toContain('$status');
    expect(format).not.toMatch(/addr|args|request_uri|\$request["\s]|user_agent|referer|cookie|forwarded/);
  });
});
