import path from 'node:path';
import { fileURLToPath } from 'node:url';

export interface Settings {
  port: number;
  host: string;
  dataDir: string;
  siteUrl: string;
  adminEmail: string;
  adminPassword: string | undefined;
  migrationsDir: string;
  functionsDir: string;
}

const supabaseDir = path.dirname(path.dirname(fileURLToPath(import.meta.url)));

function port(value: string | undefined): number {
  const number = Number(value ?? '54321');
  if (!Number.isInteger(number) || number < 0 || number > 65535) {
    throw new Error(`SUPABASE_PORT must be a port number (0 to 65535), not ${value}`);
  }
  return number;
}

/** Reads the settings of the embedded Supabase from the environment. An empty variable counts as unset. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const get = (name: string): string | undefined => env[name]?.trim() || undefined;
  return {
    port: port(get('SUPABASE_PORT')),
    host: get('HOST') ?? '127.0.0.1',
    dataDir: path.resolve(get('DATA_DIR') ?? '.data'),
    siteUrl: (get('SITE_URL') ?? 'http://127.0.0.1:3000').replace(/\/+$/, ''),
    adminEmail: get('ADMIN_EMAIL') ?? 'admin@example.com',
    adminPassword: get('ADMIN_PASSWORD'),
    migrationsDir: path.resolve(get('MIGRATIONS_DIR') ?? path.join(supabaseDir, 'migrations')),
    functionsDir: path.resolve(get('FUNCTIONS_DIR') ?? path.join(supabaseDir, 'functions')),
  };
}
