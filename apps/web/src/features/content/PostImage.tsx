import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../shared/api/call.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { notify } from '../../shared/ui/notices.ts';
import { Picture } from '../../shared/ui/Picture.tsx';
import { UploadField, UploadRow } from '../../shared/ui/Upload.tsx';
import { useSending } from '../../shared/use-sending.ts';
import css from './content.module.css';
import { messages } from './messages.ts';
import type { Post } from './use-post.ts';

const KINDS = '.jpg,.jpeg,.jpe,.png,.gif,.webp';

type Props = {
  post: Post | null;
  picture: File | null;
  setPicture: (file: File | null) => void;
  /** How much of it has left, while it is being sent. */
  share: number | undefined;
};

export function PostImage({ post, picture, setPicture, share }: Props) {
  const t = useMessages(messages);
  const queries = useQueryClient();
  const { sending, send } = useSending();
  const remove = (id: string) =>
    send(async () => {
      const { message } = await call('DELETE /remove_file/{id}', { params: { id } });
      notify({ message });
      await queries.invalidateQueries();
    });
  return (
    <div className={css.image}>
      {post?.image && !picture && (
        <div>
          <Picture picture={post.image} seed={post.id} alt="" width={240} height={150} />
          <Button
            variant="text"
            size="sm"
            busy={sending && t.removing}
            onClick={() => void (post.image && remove(post.image.id))}
          >
            {t.removePicture}
          </Button>
        </div>
      )}
      <UploadField
        label={t.picture}
        accept={KINDS}
        most={1}
        files={picture && share === undefined ? [picture] : []}
        onChange={(files) => setPicture(files[0] ?? null)}
      />
      {picture && share !== undefined && (
        <ul>
          <UploadRow name={picture.name} size={picture.size} share={share} onCancel={() => setPicture(null)} />
        </ul>
      )}
    </div>
  );
}
