import { cacheLife } from 'next/cache';
import { sanitiseHtml } from '@/lib/html';

interface RichTextProps {
  html: string;
  className?: string;
}

/** An editor's HTML, sanitised and set as prose; cached by the HTML itself, since sanitising it builds a document. */
export async function RichText({ html, className = '' }: RichTextProps) {
  'use cache';
  cacheLife('max');
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: sanitiseHtml(html) }} />;
}
