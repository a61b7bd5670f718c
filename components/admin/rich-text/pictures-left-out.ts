import { showToast } from '@/components/ui/show-toast';

/** Says that pictures of a paste were left out, and where they go instead. */
export function showPicturesLeftOut(count: number): void {
  if (count === 0) return;
  void showToast({
    kind: 'error',
    title: 'Pictures cannot be pasted',
    text: `${count === 1 ? 'One picture was' : `${count} pictures were`} left out. Put the cursor where a picture belongs, press ‘Picture’ above the text and give its address.`,
  });
}
