import { cardSize, cover } from '@ivuriro/illustrations';
import { dayOf } from '../../../platform/clock.ts';
import type { CardContent, CardOf } from '../../../platform/web/sharing-cards.ts';
import { pictureBytes, picturesOf } from '../../files/index.ts';

const months = 'January February March April May June July August September October November December'.split(' ');

/** The preview card of a shared link to a post: the title, date and picture of the post. */
export const postCard: CardOf = async ({ db, storage }, id): Promise<CardContent | null> => {
  const post = await db.selectFrom('blog').select(['title', 'created_at']).where('id', '=', id).executeTakeFirst();
  if (!post) return null;
  const [image] = (await picturesOf(db, 'blog', [id])).get(id) ?? [];
  return {
    title: post.title,
    lines: [`Ivuriro blog · ${longDate(post.created_at)}`],
    frame: 'cover',
    pictureName: image?.filename ?? id,
    picture: async () =>
      (image && (await pictureBytes(storage, image.filename))) ??
      Buffer.from(cover(id, cardSize.width, cardSize.height)),
  };
};

function longDate(instant: Date): string {
  const [year, month, day] = dayOf(instant).split('-').map(Number);
  return `${day} ${months[month! - 1]} ${year}`;
}
