/**
 * Labels such as 'co' in 'argos.co.uk'. In some countries, names are registered below such a label, and not directly
 * below the country's domain.
 */
const SECOND_LEVEL = /^(ac|co|com|gov|ltd|me|net|nhs|org|plc|sch)$/;

/** Returns the registered domain of a host: 'www.argos.co.uk' → 'argos.co.uk'. IP addresses stay as they are. */
export function siteOfHost(host: string): string {
  if (/^[\d.]+$|[:[]/.test(host)) return host;
  const labels = host.toLowerCase().replace(/\.$/, '').split('.');
  const isLong = labels.at(-1)?.length === 2 && SECOND_LEVEL.test(labels.at(-2) ?? '');
  return labels.slice(isLong ? -3 : -2).join('.');
}
