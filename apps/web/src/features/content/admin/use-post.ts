import { useState } from 'react';
import type { Api } from '../../../lib/api/contract.ts';
import { call } from '../../../lib/api/call.ts';
import { useUpload } from '../../../domain/pictures/use-upload.ts';
import { useDraft } from '../../../lib/hooks/use-draft.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { useShowChange } from '../../../ui/use-show-change.ts';

export type Post = Api['GET /blog/{id}']['data'];

/** The draft of a blog post, and a function that saves it: first the text, then the picture. */
export function usePost(post: Post | null) {
  const showChange = useShowChange();
  const before = { title: post?.title ?? '', content: post?.content ?? '' };
  const [form, change, clear, typedSince] = useDraft(`blog ${post?.id ?? 'new'}`, before);
  const { picture, choose, share, upload } = useUpload();
  // a new post has an id once it is saved: if its picture is then refused, the next try updates the post
  const [savedId, setSavedId] = useState(post?.id);
  const [done, setDone] = useState(false);
  const { sending, send } = useFormSubmit();

  const save = () =>
    send(async () => {
      const body = { title: form.title, content: form.content };
      const { data, message } = savedId
        ? await call('POST /admin/blogs/{id}', { params: { id: savedId }, body })
        : await call('POST /admin/blogs', { body });
      setSavedId(data.id);
      if (picture && !(await upload({ itemType: 'blog', itemId: data.id }))) return;
      choose(null);
      // text typed during the save is not stored yet: it stays in the editor for the next save
      if (!typedSince(form)) {
        clear();
        setDone(true);
      }
      await showChange({ message });
    });

  return {
    form,
    change,
    clear,
    changed: !done && (form.title !== before.title || form.content !== before.content || picture !== null),
    picture,
    setPicture: choose,
    share,
    sending,
    done,
    save,
  };
}
