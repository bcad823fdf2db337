import { useState } from 'react';
import type { Api } from '../../../lib/api/contract.ts';
import { call } from '../../../lib/api/call.ts';
import { excerptOf } from '../../../lib/text/excerpt.ts';
import { plainDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { PostPicture } from '../../../domain/content/PostPicture.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { useShowChange } from '../../../ui/use-show-change.ts';
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
