import { Cover } from '../../ui/Cover.tsx';
import { Picture } from '../../ui/Picture.tsx';

export type Illustrated = { id: string; image: { filename: string } | null };
type Props = { post: Illustrated; width: number; height: number; eager: boolean; className: string | undefined };

/** The post's picture, or a drawn cover. */
export function PostPicture({ post: { id, image }, className, ...frame }: Props) {
  return image ? (
    <Picture picture={image} seed={id} alt="" {...frame} className={className} />
  ) : (
    <Cover seed={id} className={className} />
  );
}
