import { cacheLife } from 'next/cache';
import { type RichHtml, richHtml } from '@/lib/rich-html';

interface RichTextProps {
  html: string;
  /** The ids of another text on the page. */
  taken?: readonly string[];
  /** What the ids of one of many texts begin with. */
  under?: string;
  className?: string;
}

/** An editor's HTML, sanitised and set as prose. */
export async function RichText({ html, taken, under, className = '' }: RichTextProps) {
  const rich = await readyHtml(html, taken, under);
  return <div className={`prose ${className}`} dangerouslySetInnerHTML={{ __html: rich.html }} />;
}

/** Cached by the HTML itself, since sanitising it builds a document. */
export async function readyHtml(html: string, taken?: readonly string[], under?: string): Promise<RichHtml> {
  'use cache';
  cacheLife('max');
  return richHtml(html, taken, under);
}
