import { addRowTrigger } from '../database-faults.ts';
import type { SeededFault } from '../prove.ts';
import type { CallsFixture } from './calls-fixture.ts';

export const faults: SeededFault<CallsFixture>[] = [
  {
    name: 'candidates are not passed on',
    inject: ({ platform }) => {
      const { realtime } = platform;
      platform.realtime = {
        ...realtime,
        tellSocket: (socketId, event, payload) => {
          if (event !== 'remote_candidated_received') realtime.tellSocket(socketId, event, payload);
        },
      };
    },
    caughtBy: /call did not connect/,
  },
  {
    name: 'a meeting that was ended stays open',
    inject: ({ platform: { pool } }) =>
      addRowTrigger(pool, 'update on meeting', `if new.status = 'COMPLETED' then new.status := old.status; end if;`),
    caughtBy: /it stands at ONGOING/,
  },
  {
    name: 'the appointment stays open when its meeting ends',
    inject: ({ platform: { pool } }) =>
      addRowTrigger(pool, 'insert on outbox', `if new.event = 'meeting.ended_by_doctor' then return null; end if;`),
    caughtBy: /it stands at COMPLETED ONGOING/,
  },
];
