import { useState } from 'react';
import type { Api } from '../../shared/api/contract.ts';
import { call } from '../../shared/api/call.ts';
import { excerptOf } from '../../shared/excerpt.ts';
import { plainDate } from '../../shared/i18n/dates.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { PostPicture } from '../../shared/PostPicture.tsx';
import { Button, LinkButton } from '../../shared/ui/Button.tsx';
import { Confirmation } from '../../shared/ui/Confirmation.tsx';
import { useShowChange } from '../../shared/use-show-change.ts';
import css from './content.module.css';
import { texts } from './texts.ts';
import { postAt } from './paths.ts';

type Post = Api['GET /admin/blogs']['data']['data'][number];
const EXCERPT = 100;

export function PostLine({ post }: { post: Post }) {
  const t = useTexts(texts);
  const [asking, setAsking] = useState(false);
  return (
    <li className={css.post}>
      <PostPicture post={post} width={144} height={90} eager={false} className={css.picture} />
      <div>
        <h2>{post.title}</h2>
        <p>{excerptOf(post.content, EXCERPT)}</p>
        <time dateTime={post.updated_at}>{t.updated(plainDate(new Date(post.updated_at)))}</time>
      </div>
      <div className={css.acts}>
        <Button variant="text" size="sm" aria-label={t.removeOf(post.title)} onClick={() => setAsking(true)}>
          {t.remove}
        </Button>
        <LinkButton to={postAt(post.id)} variant="soft" size="sm" aria-label={t.editOf(post.title)}>
          {t.edit}
        </LinkButton>
      </div>
      {asking && <Removal post={post} onClose={() => setAsking(false)} />}
    </li>
  );
}

function Removal({ post: { id, title }, onClose }: { post: Post; onClose: () => void }) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  const remove = async () => showChange(await call('DELETE /admin/blogs/{id}', { params: { id } }));
  return (
    <Confirmation busy={t.removing} act={remove} onClose={onClose}>
      <p>
        <b>{title}</b>
      </p>
      <p>{t.sure}</p>
    </Confirmation>
  );
}
