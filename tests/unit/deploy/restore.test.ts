import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const guide = readFileSync('docs/deploy/vm.md', 'utf8');

/** Returns the block of code in the guide that contains a text. */
function block(text: string): string {
  const blocks = [...guide.matchAll(/```sh\n([^]*?)```/g)].map(([, code = '']) => code);
  const found = blocks.filter((code) => code.includes(text));
  expect(found).toHaveLength(1);
  return found[0] ?? '';
}

test('the restore of docs/deploy/vm.md reads the backups that the timer makes, with the same settings', () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'restore-'));
  try {
    const write = (name: string, text: string, mode = 0o644) => {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), text, { mode });
    };
    write('etc/site.env', block('SITE_INSTANCES='));
    write('etc/backup.env', block('DATABASE_URL='));
    for (const name of ['bin/systemctl', 'bin/chown', 'site/deploy/publish-files.sh'])
      write(name, `#!/bin/sh\necho "$(basename $0) $*" >> ${folder}/calls\n`, 0o755);
    const settings = '$SITE_URL $SUPABASE_SECRET_KEY $DATABASE_URL $BACKUP_PASSPHRASE $BACKUP_DIR';
    write('bin/npm', `#!/bin/sh\necho "npm $*: ${settings}" >> ${folder}/calls\n`, 0o755);
    const commands = block('npm run restore')
      .replaceAll('/etc/boxing-day', `${folder}/etc`)
      .replaceAll('/opt/boxing-day', `${folder}/site`);
    const env = { NODE_ENV: 'test' as const, PATH: `${folder}/bin:${process.env.PATH}` };
    execFileSync('bash', ['-euc', commands], { env, stdio: 'pipe' });

    const unit = readFileSync('deploy/systemd/boxing-day-backup.service', 'utf8');
    const [, backupDir = ''] = /BACKUP_DIR=(\S+)/.exec(unit) ?? [];
    const given = `https://www.example.co.uk sb_secret_… postgresql://… … ${backupDir}`;
    expect(readFileSync(`${folder}/calls`, 'utf8').trim().split('\n')).toEqual([
      'systemctl stop boxing-day-worker boxing-day-site@3001 boxing-day-site@3002',
      `npm run restore: ${given}`,
      `npm run build: ${given}`,
      'chown -R boxing-day: .next',
      'publish-files.sh .next/site /srv/site',
      'systemctl start boxing-day-site@3001 boxing-day-site@3002 boxing-day-worker',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
