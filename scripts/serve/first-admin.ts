import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface FirstAdmin {
  email: string;
  /** The admin's password in clear text. Removed after the summary has shown it. */
  password?: string;
}

const fileIn = (dataDir: string) => path.join(dataDir, 'first-admin.json');

/**
 * Stores the first admin's password in clear text until the summary has shown it. The password is returned only once,
 * when the account is created. Without the stored copy, a first start that ends early (Ctrl-C during the build) would
 * lose the password.
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
