import { Cover } from '../../ui/Cover.tsx';
import { Picture } from '../../ui/Picture.tsx';

export type Illustrated = { id: string; image: { filename: string } | null };
type Props = { post: Illustrated; width: number; height: number; eager: boolean; className: string | undefined };

/** The picture of a blog post, or a drawn cover when it has none. */
export function PostPicture({ post: { id, image }, className, ...frame }: Props) {
  return image ? (
    <Picture picture={image} seed={id} alt="" {...frame} className={className} />
  ) : (
    <Cover seed={id} className={className} />
  );
}
