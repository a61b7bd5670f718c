'use client';

import { useState } from 'react';
import { type FramePart, framePart } from './frame-parts';

interface HtmlOnlyProps {
  part: FramePart;
  version: string;
  as: 'div' | 'ul';
  className?: string;
}

/** The HTML of each part as the server sent it, before a script changed it. */
const received = new Map<FramePart, string>();

function receivedHtml(part: FramePart): string {
  const html = received.get(part) ?? document.querySelector(`[data-frame=${part}]`)?.innerHTML ?? '';
  received.set(part, html);
  return html;
}

/**
 * Shows a part of the frame that the page contains only as HTML. Otherwise each page would contain the menus twice: as
 * HTML, and as the data from which React hydrates them. The server renders the stored part. The browser keeps the HTML
 * that it received, even if a navigation renders the frame again (ADR 014).
 */
export function HtmlOnly({ part, version, as: Tag, className }: HtmlOnlyProps) {
  const [html] = useState(() => typeof document !== 'undefined' && { __html: receivedHtml(part) });
  return html ? (
    <Tag data-frame={part} className={className} dangerouslySetInnerHTML={html} suppressHydrationWarning />
  ) : (
    <Tag data-frame={part} className={className}>
      {framePart(version, part)}
    </Tag>
  );
}
