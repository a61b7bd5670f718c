import { readFileSync } from 'node:fs';

const read = (file: string) => readFileSync(`deploy/${file}`, 'utf8');

describe('the images', () => {
  /** The instructions of each stage of the Dockerfile by the stage's name, without comments. */
  const stages = Object.fromEntries(
    read('Dockerfile')
      .replaceAll(/^#.*\n/gm, '')
      .split(/^FROM /m)
      .slice(1)
      .map((text) => [/ AS (\w+)\n/.exec(text)?.[1] ?? '', text]),
  );

  test('contain neither the source of the build stage nor its packages for development', () => {
    expect(Object.keys(stages)).toEqual(['build', 'site', 'backup', 'proxy']);
    const { build = '', ...final } = stages;
    expect(build).toMatch(/npm prune --omit=dev/);
    for (const text of Object.values(final)) {
      expect(text.split('\n')[0]).toMatch(/^(?:node|debian):\S+ AS /);
      expect(text).not.toMatch(/npm (?:ci|install)|COPY (?:--\S+ )?\. /);
    }
  });

  test.each([
    ['site', 'node'],
    ['backup', 'node'],
    ['proxy', 'www-data'],
  ])('%s runs as %s, not as root', (name, user) => {
    const instructions = stages[name] ?? '';
    expect(instructions.match(/^USER .*/gm)).toEqual([`USER ${user}`]);
    // Only what runs after the last of these instructions runs as the user.
    expect(instructions.search(/^USER /m)).toBeGreaterThan(instructions.lastIndexOf('\nRUN '));
  });

  test.each([
    ['site', "fetch('http://127.0.0.1:3000/api/health')"],
    ['proxy', '"proxy-health.sh"'],
  ])('%s has a health check', (name, command) => {
    const [check = ''] = /^HEALTHCHECK (?:.*\\\n)*.*/m.exec(stages[name] ?? '') ?? [];
    expect(check).toMatch(/--interval=\d+s --timeout=\d+s .*--retries=3/);
    expect(check).toContain(command);
  });
});

describe('the compose file', () => {
  const compose = read('compose.yaml');
  /** Returns the lines below a key, up to the next key with the same indent. */
  const below = (key: string) => {
    const [indent = ''] = /^ */.exec(key) ?? [];
    return new RegExp(`^${key}.*\\n((?:${indent} +.*\\n|\\s*\\n)+)`, 'm').exec(compose)?.[1] ?? '';
  };
  const services = [...below('services:').matchAll(/^ {2}([\w-]+):$/gm)].map(([, name = '']) => name);
  const LOCKED = [
    'read_only: true',
    'cap_drop: [ALL]',
    "security_opt: ['no-new-privileges:true']",
    'restart: unless-stopped',
  ];

  test('lists all services', () => {
    expect(services).toEqual(['publish', 'site-1', 'site-2', 'worker', 'backup', 'redis', 'proxy']);
  });

  test.each(services)('%s has a read-only root, no capabilities and a restart after a crash', (name) => {
    const own = below(`  ${name}:`);
    const [, shared = ''] = /<<: \*(\w+)\n/.exec(own) ?? [];
    const anchors = shared === 'image' ? below('x-image:') + below('x-locked:') : below(`x-${shared}:`);
    for (const line of LOCKED) expect(own + anchors).toContain(`  ${line}\n`);
    // A service that runs once has no restart.
    const runsOnce = ['publish', 'backup'].includes(name);
    expect(own.includes("restart: 'no'")).toBe(runsOnce);
    expect(own).not.toMatch(/read_only: false|cap_add|privileged/);
    // The service `publish` only copies files.
    expect(/^ {4}mem_limit: \d+m$/m.test(own)).toBe(name !== 'publish');
  });

  test('gives responses in flight the same time as systemd does, and checks the health of Redis', () => {
    expect(below('x-image:')).toMatch(/<<: \*locked\n[^]*stop_grace_period: 40s\n/);
    expect(read('systemd/boxing-day-site@.service')).toMatch(/^TimeoutStopSec=40$/m);
    expect(below('  redis:')).toContain('test: [CMD, redis-cli, ping]');
  });
});

describe('the units of systemd', () => {
  const unit = (name: string) => read(`systemd/boxing-day-${name}`).split('\n');
  const SANDBOX = [
    ...['ProtectSystem=strict', 'ProtectHome=true', 'PrivateTmp=true', 'PrivateDevices=true'],
    ...['ProtectClock=true', 'ProtectControlGroups=true', 'ProtectHostname=true', 'ProtectKernelLogs=true'],
    ...['ProtectKernelModules=true', 'ProtectKernelTunables=true', 'ProtectProc=invisible'],
    ...['NoNewPrivileges=true', 'CapabilityBoundingSet=', 'LockPersonality=true', 'RestrictNamespaces=true'],
    ...['RestrictAddressFamilies=AF_INET AF_INET6 AF_UNIX', 'RestrictRealtime=true', 'RestrictSUIDSGID=true'],
    ...['RemoveIPC=true', 'SystemCallArchitectures=native', 'SystemCallFilter=@system-service'],
    ...['SystemCallFilter=~@privileged', 'UMask=0077', 'User=boxing-day', 'Group=boxing-day'],
    'WorkingDirectory=/opt/boxing-day',
  ];

  test.each([
    ['site@', ['ReadWritePaths=/opt/boxing-day/.next']],
    ['worker', []],
    ['backup', ['StateDirectory=boxing-day-backups']],
  ])('%s runs in the sandbox, and writes only to its own folder', (name, writable) => {
    const lines = unit(`${name}.service`);
    expect(SANDBOX.filter((line) => !lines.includes(line))).toEqual([]);
    const allowed = lines.filter((line) => /^(?:ReadWritePaths|(?:State|Cache|Logs)Directory)=/.test(line));
    expect(allowed).toEqual(writable);
  });

  test.each([
    ['site@', '40'],
    ['worker', '15'],
  ])('%s restarts after every end, and has time to stop', (name, seconds) => {
    const lines = unit(`${name}.service`);
    const expected = [
      'StartLimitIntervalSec=0',
      'Restart=always',
      'RestartSec=2',
      `TimeoutStopSec=${seconds}`,
    ];
    expect(expected.filter((line) => !lines.includes(line))).toEqual([]);
    expect(lines).toContain('WantedBy=multi-user.target');
    expect(lines.filter((line) => /^Memory(?:High|Max)=\d+[MG]$/.test(line))).toHaveLength(2);
  });

  test('a worker has more time to stop than it takes to return its jobs', () => {
    const [, patience] = /PATIENCE_MS = ([\d_]+);/.exec(readFileSync('scripts/worker.ts', 'utf8')) ?? [];
    expect(Number(patience?.replace('_', ''))).toBeLessThan(15_000);
  });

  test('the timer starts the backup every night, and after a night without power', () => {
    const lines = unit('backup.timer');
    expect(lines).toContain('OnCalendar=*-*-* 02:10:00 Europe/London');
    expect(lines).toContain('Persistent=true');
    expect(lines).toContain('WantedBy=timers.target');
    const service = unit('backup.service');
    expect(service).toEqual(expect.arrayContaining(['Type=oneshot', 'StateDirectoryMode=0700']));
    expect(service.filter((line) => line.startsWith('TimeoutStartSec='))).toEqual(['TimeoutStartSec=3h']);
  });
});
