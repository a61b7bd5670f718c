import { drawSocialCard } from '@/lib/seo/social-card';
import { socialCardSubject } from '@/lib/services/seo/social-card-subject';

interface Context {
  params: Promise<{ path: string[] }>;
}

export function generateStaticParams() {
  return [{ path: ['home.png'] }];
}

/** Returns the social card of a page: /og/retailers/argos.png for /retailers/argos, /og/home.png for the homepage. */
export async function GET(_request: Request, { params }: Context) {
  const { path } = await params;
  const last = path.at(-1) ?? '';
  const segments = [...path.slice(0, -1), last.replace(/\.png$/, '')];
  const subject = last.endsWith('.png') ? await socialCardSubject(segments) : null;
  if (!subject) return new Response('Picture not found.\n', { status: 404 });
  return new Response(await drawSocialCard(subject), { headers: { 'Content-Type': 'image/png' } });
}
