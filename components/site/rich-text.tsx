import { cacheLife } from 'next/cache';
import { type RichHtml, richHtml } from '@/lib/rich-html';

interface RichTextProps {
  html: string;
  className?: string;
}

/** An editor's HTML, sanitised and set as prose. */
export async function RichText({ html, className = '' }: RichTextProps) {
  const rich = await readyHtml(html);
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: rich.html }} />;
}

/** Cached by the HTML itself, since sanitising it builds a document. */
export async function readyHtml(html: string): Promise<RichHtml> {
  'use cache';
  cacheLife('max');
  return richHtml(html);
}
