import { type FormEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { RichTextInput } from '../../../ui/editor/RichTextInput.tsx';
import { useTexts } from '../../../lib/language/texts.ts';
import { PictureInput } from '../../../domain/pictures/PictureInput.tsx';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { goToFirstWrong } from '../../../ui/focus-invalid-field.ts';
import { UnsavedChangesQuestion } from '../../../ui/UnsavedChangesQuestion.tsx';
import css from './content.module.css';
import { texts } from './texts.ts';
import { BLOG } from './paths.ts';
import { type Post, usePost } from './use-post.ts';

const TITLE_LIMIT = 200;

export function PostForm({ post }: { post: Post | null }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { form, change, clear, changed, done, save, sending, picture, setPicture, share } = usePost(post);
  const [tried, setTried] = useState(false);
  const wrong = { title: !form.title.trim() && t.needsTitle, content: !form.content && t.needsText };
  useEffect(() => {
    if (done) void navigate(BLOG);
  }, [done, navigate]);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (!wrong.title && !wrong.content) void save();
    else goToFirstWrong(event.currentTarget);
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <h2>{post ? t.change : t.write}</h2>
      <TextInput
        label={t.title}
        value={form.title}
        maxLength={TITLE_LIMIT}
        error={(tried && wrong.title) || undefined}
        onChange={(event) => change({ title: event.currentTarget.value })}
      />
      <RichTextInput
        label={t.content}
        value={form.content}
        error={(tried && wrong.content) || undefined}
        onChange={(content) => change({ content })}
      />
      <PictureInput
        label={t.picture}
        kept={post?.image}
        size={{ width: 240, height: 150 }}
        chosen={picture}
        choose={setPicture}
        share={share}
      />
      <p className={css.note}>{t.kept}</p>
      <div className={css.foot}>
        {post && (
          <LinkButton to={`/blog/view/${post.id}`} variant="text" target="_blank">
            {t.see}
          </LinkButton>
        )}
        <LinkButton to={BLOG} variant="outlined">
          {t.cancel}
        </LinkButton>
        <Button type="submit" busy={sending && t.saving}>
          {t.save}
        </Button>
      </div>
      <UnsavedChangesQuestion when={changed} onLeave={clear} />
    </form>
  );
}
