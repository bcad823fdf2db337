import { providerReviews } from '@ivuriro/contract/reviews';
import { resource } from '../../platform/http/serve.ts';
import { listOwn } from './listing.ts';
import { presentReply } from './present.ts';
import { insertReply } from './reviews.queries.ts';

export const resources = [
  resource(providerReviews, {
    list: listOwn,
    next: listOwn,
    reply: async ({ body, now, transact }) =>
      presentReply(await transact((trx) => insertReply(trx, body.reply_review_id, body.reply, now))),
  }),
];
