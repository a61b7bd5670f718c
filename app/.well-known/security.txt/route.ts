import { connection } from 'next/server';
import { getOperator } from '@/lib/data/operator';
import { securityTxt } from '@/lib/network/security-txt';
import { absoluteUrl } from '@/lib/routing/site-url';

/**
 * Returns the file that says where to report a vulnerability of the site. Responds 404 while the operator settings have
 * no contact email address.
 */
export async function GET() {
  // Wait for a request, so that the expiry date in the file is counted from the current day, not from the build.
  await connection();
  const { contact_email: email } = await getOperator();
  if (!email) return new Response('Not found', { status: 404 });
  const url = absoluteUrl('/.well-known/security.txt');
  return new Response(securityTxt({ email, url, now: new Date() }), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
