import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface FirstAdmin {
  email: string;
  /** Absent once it has been printed. */
  password?: string;
}

const fileIn = (dataDir: string) => path.join(dataDir, 'first-admin.json');

/**
 * The password exists in clear only when the account is made. Kept until it has been printed, so that a first start
 * that ends early (Ctrl-C in the build) does not lose it.
 */
export function storeFirstAdmin(dataDir: string, admin: FirstAdmin): void {
  writeFileSync(fileIn(dataDir), `${JSON.stringify(admin)}\n`, { mode: 0o600 });
}

export function readFirstAdmin(dataDir: string): FirstAdmin | null {
  const file = fileIn(dataDir);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as FirstAdmin) : null;
}

export function forgetPassword(dataDir: string): void {
  const admin = readFirstAdmin(dataDir);
  if (admin?.password) storeFirstAdmin(dataDir, { email: admin.email });
}
