import { AD_MARK } from '@/lib/affiliates/paid-links';
import { sanitiseHtml } from '@/lib/html/sanitize';
import { arrangeBlocks } from './pasted-blocks';
import { rebuildLists } from './pasted-lists';
import { rebuildMarks } from './pasted-marks';

export interface Pasted {
  html: string;
  /** The number of pasted pictures that were left out. */
  pictures: number;
}

/**
 * Converts pasted HTML to this site's format. Word and Google Docs write bold text and lists as styles. This function
 * turns such styles into tags before the sanitiser removes all styles.
 */
export function pastedHtml(html: string): Pasted {
  // HTML that was copied from this editor keeps its classes, ids and pictures.
  if (html.includes('data-pm-slice')) return { html, pictures: 0 };
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  // Remove the 'Ad' marker of copied paid links, because the page adds the marker itself.
  for (const element of body.querySelectorAll(`style, script, .${AD_MARK}`)) element.remove();
  const pictures = removePictures(body);
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

/**
 * Removes pasted pictures and returns their number. Their files may be on the editor's own disk or at a temporary URL
 * of another program, where visitors could not see them.
 */
function removePictures(body: HTMLElement): number {
  const pictures = [...body.querySelectorAll('img, svg, canvas')];
  for (const picture of pictures) picture.remove();
  // Don't count tracking pixels, because no editor will miss them.
  return pictures.filter((picture) => Number(picture.getAttribute('width') ?? 2) > 1).length;
}
