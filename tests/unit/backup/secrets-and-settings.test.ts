import { seal, unseal } from '@/scripts/backup/sealed-secrets';
import { envFile, settingsOf } from '@/scripts/backup/settings';
import { nameOf, timeOf } from '@/scripts/backup/manifest';
import { parseEnv } from 'node:util';

const SECRETS = {
  environment: { JOBS_SECRET: 'run-the-jobs-please' },
  files: { 'keys.json': '{"secretKey":"x"}' },
};

test('sealed secrets are opened by their passphrase only, and do not show in the sealed text', () => {
  const sealed = seal(SECRETS, 'a long passphrase of mine');
  expect(unseal(sealed, 'a long passphrase of mine')).toEqual(SECRETS);
  expect(sealed).not.toContain('run-the-jobs');
  expect(() => unseal(sealed, 'a long passphrase of hers')).toThrow(
    'BACKUP_PASSPHRASE is not the passphrase',
  );
});

test('a sealed text that was changed is refused', () => {
  const envelope = JSON.parse(seal(SECRETS, 'a long passphrase of mine')) as Record<string, string>;
  const data = Buffer.from(envelope.data ?? '', 'base64');
  data[0] = (data[0] ?? 0) ^ 1;
  const changed = JSON.stringify({ ...envelope, data: data.toString('base64') });
  expect(() => unseal(changed, 'a long passphrase of mine')).toThrow('BACKUP_PASSPHRASE');
});

test('the settings of a backup contain no secret and no empty variable', () => {
  const env = {
    PORT: '3001',
    SITE_URL: 'https://www.example.co.uk',
    JOBS_SECRET: 'secret',
    DATABASE_URL: 'x',
    HOST: '',
  };
  expect(settingsOf({ ...env, BACKUP_PASSPHRASE: 'secret', HOME: '/root', NODE_ENV: 'test' })).toBe(
    'PORT=3001\nSITE_URL=https://www.example.co.uk\n',
  );
});

test('Node reads the same values from the settings of a backup', () => {
  const variables = {
    ADMIN_EMAIL: 'a b@example.com',
    CONTACT_EMAIL: 'x#y@example.com',
    SITE_URL: 'https://a.uk',
  };
  expect(parseEnv(envFile(variables))).toEqual(variables);
});

test('the name of a backup is the time at which it was taken', () => {
  const time = new Date('2026-12-26T02:10:03.456Z');
  expect(nameOf(time)).toBe('2026-12-26T02-10-03.456Z');
  expect(timeOf(nameOf(time))).toEqual(time);
  expect([
    timeOf('.unfinished-2026-12-26T02-10-03.456Z'),
    timeOf('notes'),
    timeOf('2026-99-26T02-10-03.456Z'),
  ]).toEqual([null, null, null]);
});
