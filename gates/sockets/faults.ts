import type { Realtime } from '../../apps/api/src/platform/realtime/realtime.ts';
import { alterDatabase, rewriteStatements } from '../database-faults.ts';
import type { SeededFault } from '../prove.ts';
import type { SocketFixture } from './socket-fixture.ts';

type TellSocket = Realtime['tellSocket'];

/** Reroutes every hundredth frame. */
function divert({ platform }: SocketFixture, another: (tell: TellSocket, before: string) => TellSocket): void {
  const { realtime } = platform;
  const tell: TellSocket = (...frame) => realtime.tellSocket(...frame);
  let frames = 0;
  let before = '';
  platform.realtime = {
    ...realtime,
    tellSocket: (socketId, event, payload) => {
      const isFrame = event === 'remote_candidated_received';
      (isFrame && ++frames % 100 === 0 ? another(tell, before) : tell)(socketId, event, payload);
      if (isFrame) before = socketId;
    },
  };
}

export const faults: SeededFault<SocketFixture>[] = [
  {
    name: 'a frame goes to another room',
    inject: (fixture) =>
      divert(
        fixture,
        (tell, before) =>
          (_socketId, ...frame) =>
            tell(before, ...frame),
      ),
    caughtBy: /heard what was said in/,
  },
  {
    name: 'a frame is said twice',
    inject: (fixture) =>
      divert(fixture, (tell) => (...frame) => {
        tell(...frame);
        tell(...frame);
      }),
    caughtBy: /heard twice/,
  },
  {
    name: 'a frame is lost',
    inject: (fixture) => divert(fixture, () => () => {}),
    caughtBy: /a frame was lost/,
  },
  {
    name: 'a patient who knows the code sits down in anybody’s room, and the database lets it happen',
    inject: async ({ platform: { pool, reads } }) => {
      rewriteStatements(pool, 'patient_id = $2', 'true', reads);
      await alterDatabase(pool, 'alter table meeting disable row level security');
    },
    caughtBy: /a stranger was let in by join_room/,
  },
  {
    name: 'a stranger is refused because something breaks, not because the room is another’s',
    inject: ({ platform: { pool, reads } }) =>
      rewriteStatements(
        pool,
        '(patient_id = $2)',
        '(case when patient_id = $2 then true else 1 / (length(code) - length(code)) = 1 end)',
        reads,
      ),
    caughtBy: /a patient who is a stranger was refused by \w+ with internal/,
  },
];
