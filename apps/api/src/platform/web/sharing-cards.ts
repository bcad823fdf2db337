import path from 'node:path';
import { onDisk } from '@ivuriro/contract/retention';
import { drawSharingCard, type SharingCard } from '@ivuriro/illustrations';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { dayMs, hourMs } from '../clock.ts';
import { problem } from '../errors.ts';
import { isId } from '../ids.ts';
import type { Platform } from '../platform.ts';
import { deleteDrawings, keptDrawings } from './drawing-cache.ts';

/**
 * Returns the contents of a sharing card, or null when there is no such card; the picture is read only when the card is
 * drawn.
 */
export type CardOf = (platform: Platform, id: string) => Promise<CardContent | null>;
export interface CardContent extends Omit<SharingCard, 'picture'> {
  /** The file name of the picture. A new picture gets a new name, so that a new card is drawn. */
  pictureName: string;
  picture: () => Promise<Buffer>;
}

// Part of the cache key: increased when the drawing code changes, because the same contents then give another picture.
const edition = 1;
const fonts = path.resolve(import.meta.dirname, '../../../assets/fonts');
const keptMs = onDisk.sharing_cards.days * dayMs;

/**
 * Serves `/og/{kind}/{id}.png`, the picture that other sites show for a shared link, which is drawn at the first
 * request; and `/og/site.png`, the picture for every other page.
 */
export function serveSharingCards(
  app: FastifyInstance,
  platform: Platform,
  cards: Record<string, CardOf>,
  site: CardContent,
): void {
  const folder = path.join(platform.config.dataDir, 'sharing-cards');
  const drawn = keptDrawings(folder);
  // cards are not stored by person, so an erasure cannot delete them: every card is deleted a few days after it was
  // drawn
  const invalidate = () =>
    deleteDrawings(folder, Date.now() - keptMs).catch((error: unknown) =>
      platform.log.warn({ err: error }, 'old sharing cards stay until the next hour'),
    );
  const hourly = setInterval(() => void invalidate(), hourMs).unref();
  app.addHook('onReady', invalidate);
  app.addHook('onClose', async () => clearInterval(hourly));
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
    const bytes = await drawn({ edition, ...said }, async () =>
      drawSharingCard({ ...said, picture: await picture() }, fonts),
    );
    return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(bytes);
  }
}
