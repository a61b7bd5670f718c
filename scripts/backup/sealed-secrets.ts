import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';
import { z } from 'zod';
import { StartupError } from '../serve/startup-error.ts';

/** The cost of deriving a key from the passphrase. Each guess of a passphrase needs 128 MB and about half a second. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

const envelopeSchema = z.object({
  cipher: z.literal('scrypt, aes-256-gcm'),
  salt: z.base64(),
  iv: z.base64(),
  tag: z.base64(),
  data: z.base64(),
});
const secretsSchema = z.object({
  /** The environment variables that are secret, by name. */
  environment: z.record(z.string(), z.string()),
  /** The contents of the files in the data directory that contain secrets, by file name. */
  files: z.record(z.string().regex(/^[\w.-]+$/), z.string()),
});

export type Secrets = z.output<typeof secretsSchema>;

/** Encrypts secrets with a key that is derived from the passphrase. */
export function seal(secrets: Secrets, passphrase: string): string {
  const [salt, iv] = [randomBytes(16), randomBytes(12)];
  const cipher = createCipheriv('aes-256-gcm', scryptSync(passphrase, salt, 32, COST), iv);
  const data = Buffer.concat([cipher.update(JSON.stringify(secrets), 'utf8'), cipher.final()]);
  const text = (bytes: Buffer) => bytes.toString('base64');
  const envelope: z.input<typeof envelopeSchema> = {
    cipher: 'scrypt, aes-256-gcm',
    salt: text(salt),
    iv: text(iv),
    tag: text(cipher.getAuthTag()),
    data: text(data),
  };
  return `${JSON.stringify(envelope, null, 2)}\n`;
}

/** Decrypts secrets. @throws {StartupError} if the passphrase is wrong or the text was changed */
export function unseal(text: string, passphrase: string): Secrets {
  const { salt, iv, tag, data } = envelopeSchema.parse(JSON.parse(text));
  const bytes = (value: string) => Buffer.from(value, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', scryptSync(passphrase, bytes(salt), 32, COST), bytes(iv), {
    authTagLength: 16,
  });
  decipher.setAuthTag(bytes(tag));
  try {
    const clear = Buffer.concat([decipher.update(bytes(data)), decipher.final()]);
    return secretsSchema.parse(JSON.parse(clear.toString('utf8')));
  } catch {
    throw new StartupError('BACKUP_PASSPHRASE is not the passphrase with which this backup was made.');
  }
}
