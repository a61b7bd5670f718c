import type { Configuration } from './configuration.ts';
import type { FirstAdmin } from './first-admin.ts';

function passwordLine(admin: FirstAdmin, chosen: string | undefined): string {
  if (!admin.password) return 'as printed at the first start';
  return admin.password === chosen ? 'the one in ADMIN_PASSWORD' : `${admin.password}   (printed this once)`;
}

function adminLines(configuration: Configuration, admin: FirstAdmin | null): [string, string][] {
  if (!configuration.embedded) return [['Sign in', 'an account granted with: npm run admin:grant EMAIL']];
  if (!admin) return [];
  return [
    ['Email', admin.email],
    ['Password', passwordLine(admin, configuration.environment.ADMIN_PASSWORD)],
  ];
}

/**
 * Returns the text that is printed once the site runs: its URLs, the admin's sign-in details, and where the data is.
 */
export function summary(configuration: Configuration, siteUrl: string, admin: FirstAdmin | null): string {
  const { dataDir, environment } = configuration;
  const lines: [string, string][] = [
    ['Site', siteUrl],
    ['Admin', `${siteUrl}/admin`],
    ...adminLines(configuration, admin),
    ['Data', environment.NEXT_PUBLIC_SUPABASE_URL ?? dataDir],
  ];
  const rows = lines.map(([label, value]) => `  ${label.padEnd(10)}${value}`);
  return ['', ...rows, '', '  Press Ctrl-C to stop.', ''].join('\n');
}
