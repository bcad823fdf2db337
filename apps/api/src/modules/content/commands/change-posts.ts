import { readProse } from '@ivuriro/contract/text';
import type { content } from '@ivuriro/contract/content';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { newId } from '../../../platform/ids.ts';
import { cleanRichText } from '../../../platform/rich-text.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deletePictureFiles, picturesToDelete } from '../../files/index.ts';
import { deleteBlog, insertBlog, updateBlog } from '../queries/content.queries.ts';

export async function writePost({ actor, body, transact, about, platform, now }: CallOf<typeof content.writeBlog>) {
  const id = newId();
  const post = { title: body.title, content: writtenText(body.content) };
  about({ objectId: id });
  await transact((trx) => insertBlog(trx, { id, ...post, author_id: actor.id, created_at: now, updated_at: now }));
  return saved(platform, id);
}

export async function changePost({ params: { id }, body, transact, platform, now }: CallOf<typeof content.changeBlog>) {
  const post = { title: body.title, content: writtenText(body.content) };
  await transact((trx) => updateBlog(trx, id, { ...post, updated_at: now }));
  return saved(platform, id);
}

export async function removePost({ params: { id }, transact, platform }: CallOf<typeof content.removeBlog>) {
  const pictures = await transact(async (trx) => {
    await deleteBlog(trx, id);
    return picturesToDelete(trx, { itemType: 'blog', itemId: id });
  });
  await deletePictureFiles(platform, pictures);
  platform.realtime.invalidatePages();
  return null;
}

/** Cleans the HTML of a post. Refuses HTML without text, which a rich-text editor sends when nothing was written. */
function writtenText(html: string): string {
  const text = cleanRichText(html);
  if (!readProse(text.replaceAll(/<[^>]*>|&nbsp;/g, ''))) throw problem('validation_failed', 'Write the post first.');
  return text;
}

function saved({ realtime }: Platform, id: string) {
  realtime.invalidatePages();
  return { id, itemType: 'blog' as const };
}
