import { Picture } from '@/components/site/pictures/picture';
import { WidePicture } from '@/components/site/pictures/picture-box';
import type { Content } from '@/lib/catalogue/entities';
import { resolvePicture } from '@/lib/images/resolve-picture';
import { Cover } from './cover';

/** Shows the picture at the head of a guide or article: its image or emoji or, if it has neither, its cover. */
export function ContentArt({ content }: { content: Content }) {
  const picture = resolvePicture(content.image);
  if (picture.kind === 'image') return <WidePicture name={content.title} src={picture.src} />;
  if (picture.kind === 'emoji')
    return <Picture name={content.title} sources={[picture.emoji]} size="large" priority />;
  return (
    <div className="picture-box page-cover">
      <Cover content={content} />
    </div>
  );
}
