import { connection } from 'next/server';
import { getOperator } from '@/lib/data/operator';
import { securityTxt } from '@/lib/network/security-txt';
import { absoluteUrl } from '@/lib/routing/site-url';

/** Tells finders of a weakness where to report it. Responds 404 while the operator settings have no contact email address. */
export async function GET() {
  // Wait for a request, because the date in the text depends on the day.
  await connection();
  const { contact_email: email } = await getOperator();
  if (!email) return new Response('Not found', { status: 404 });
  const url = absoluteUrl('/.well-known/security.txt');
  return new Response(securityTxt({ email, url, now: new Date() }), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600' },
  });
}
