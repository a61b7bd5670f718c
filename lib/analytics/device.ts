export type Device = 'phone' | 'tablet' | 'computer';

/** Returns the kind of device, judging by the User-Agent header of its browser. */
export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|Silk|PlayBook|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod/i.test(userAgent) ? 'phone' : 'computer';
}
