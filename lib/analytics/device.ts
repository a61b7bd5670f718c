export type Device = 'phone' | 'tablet' | 'computer';

/** Returns the kind of device by the name that its browser sends. */
export function deviceOf(userAgent: string): Device {
  if (/iPad|Tablet|Silk|PlayBook|Android(?!.*Mobile)/i.test(userAgent)) return 'tablet';
  return /Mobi|iPhone|iPod/i.test(userAgent) ? 'phone' : 'computer';
}
