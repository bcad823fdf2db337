import path from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { keptDrawings } from '../art/kept-drawings.ts';
import { drawSharingCard, type SharingCard } from '../art/sharing-card.ts';
import { problem } from '../errors.ts';
import { isId } from '../ids.ts';
import type { Platform } from '../platform.ts';

/** What a card of this thing says, or null where there is none; its picture is read only when it is drawn. */
export type CardOf = (platform: Platform, id: string) => Promise<CardContent | null>;
export interface CardContent extends Omit<SharingCard, 'picture'> {
  /** Another name for another picture. */
  pictureName: string;
  picture: () => Promise<Buffer>;
}

// Another drawing of the same content is another picture.
const edition = 1;

/** `/og/{kind}/{id}.png`: the picture that is shown where a link is shared, drawn when it is first asked for; `/og/site.png` for every other page. */
export function serveSharingCards(
  app: FastifyInstance,
  platform: Platform,
  cards: Record<string, CardOf>,
  site: CardContent,
): void {
  const drawn = keptDrawings(path.join(platform.config.dataDir, 'sharing-cards'));
  app.get<{ Params: { kind: string; id: string } }>(
    '/og/:kind/:id.png',
    { config: { declared: 'public' } },
    async ({ params: { kind, id } }, reply) => {
      const card = Object.hasOwn(cards, kind) && isId(id) ? await cards[kind]!(platform, id) : null;
      if (!card) throw problem('not_found');
      return answer(reply, card);
    },
  );
  app.get('/og/site.png', { config: { declared: 'public' } }, (_request, reply) => answer(reply, site));

  async function answer(reply: FastifyReply, { picture, ...said }: CardContent) {
    const bytes = await drawn({ edition, ...said }, async () => drawSharingCard({ ...said, picture: await picture() }));
    return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(bytes);
  }
}
