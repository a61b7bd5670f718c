import { sanitiseHtml } from '@/lib/html';
import { AD_MARK } from '@/lib/paid-links';
import { arrangeBlocks } from './pasted-blocks';
import { rebuildLists } from './pasted-lists';
import { rebuildMarks } from './pasted-marks';

export interface Pasted {
  html: string;
  /** How many pictures were left out. */
  pictures: number;
}

/**
 * What comes from another program, as this site writes it. Word and Google Docs say in styles what is bold and what is a
 * list; the sanitiser removes styles, so they are read first.
 */
export function pastedHtml(html: string): Pasted {
  // Copied from this editor: its classes, ids and pictures are ours.
  if (html.includes('data-pm-slice')) return { html, pictures: 0 };
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // The page adds the mark itself.
  for (const element of body.querySelectorAll(`style, script, .${AD_MARK}`)) element.remove();
  const pictures = takePicturesOut(body);
  rebuildLists(body);
  rebuildMarks(body);
  arrangeBlocks(body);
  const clean = new DOMParser().parseFromString(sanitiseHtml(body.innerHTML), 'text/html').body;
  for (const element of clean.querySelectorAll('[class], [id]')) {
    element.removeAttribute('class');
    element.removeAttribute('id');
  }
  return { html: clean.innerHTML, pictures };
}

/** A pasted picture lies on the editor's own disk, or at an address of another program that soon ends. */
function takePicturesOut(body: HTMLElement): number {
  const pictures = [...body.querySelectorAll('img, svg, canvas')];
  for (const picture of pictures) picture.remove();
  // Mail programs and web pages count readers by pictures of one pixel, which nobody misses.
  return pictures.filter((picture) => Number(picture.getAttribute('width') ?? 2) > 1).length;
}
