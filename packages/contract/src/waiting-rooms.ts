import * as z from 'zod';
import { endpoint, owned, ownedEndpoint } from './endpoint.ts';
import { instant } from './wire.ts';

/** Makes the URL of the screen in a hospital's waiting room. */
export const waitingRooms = owned({
  name: 'waiting_rooms',
  kinds: ['hospital'],
  mounts: ['own'],
  endpoints: {
    make: ownedEndpoint('POST /waiting_room', {
      permission: 'computers.manage',
      object: 'own',
      audit: 'waiting_room.made',
      budget: 'write',
      data: z.object({ url: z.string() }),
      message: 'The screen has a new address.',
      summary:
        'Makes a secret address for the screen in the waiting room, and ends the one before. The address is shown only this once.',
    }),
  },
});

/** The data for the screen in the waiting room, which needs no sign-in. */
export const waitingRoomScreens = {
  read: endpoint('GET /waiting_room/{secret}', {
    who: 'public',
    object: 'none',
    audit: 'none',
    budget: 'waiting_room',
    params: z.object({ secret: z.string().max(200) }),
    data: z.object({
      /** The patients who have been called but are not in the room yet, the latest first. */
      calling: z.array(z.object({ token: z.string(), room: z.string(), called_at: instant })),
      /** The tokens of patients who wait, in the order of arrival. */
      waiting: z.array(z.string()),
    }),
    summary:
      'What the screen in a waiting room shows: tokens and rooms, and no names. A socket that connects with `{screen: secret}` gets the event `queue` when this changes. 422 `link_expired` when the address was replaced.',
  }),
};
