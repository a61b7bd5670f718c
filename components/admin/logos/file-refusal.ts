import { LOGO_BYTES } from '@/lib/admin/logo-limits';

/** What need not be sent to be refused; everything else the server looks at. */
export const fileRefusal = ({ size }: File): string | null =>
  size > LOGO_BYTES ? 'The file is larger than 1 MB.' : null;
