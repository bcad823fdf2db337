import { ServerResponse } from 'node:http';
import { Lane } from '../../apps/api/src/platform/http/lane.ts';
import type { Client } from '../../apps/api/src/platform/http/shares.ts';
import type { Product } from '../../apps/api/src/product.ts';
import type { FaultsByName } from '../prove.ts';

type WriteHead = (this: ServerResponse, status: number, headers: unknown) => ServerResponse;

/** Faults that a programmer could make, seeded in the overloaded process. */
export const faults: FaultsByName<Product> = {
  'everybody is let in': {
    inject: () => {
      Lane.prototype.hasRoomFor = () => true;
      Lane.prototype.enter = function enter(turn) {
        this.resume(turn.client);
        turn.begin();
      };
    },
    // when the overload is short, every request is served in spite of this fault, only late
    caughtBy: /had no answer|there was no flood/,
  },
  'callbacks stand in the lane of everybody who writes': {
    inject: ({ app: { shedder } }) => {
      const { writes } = shedder.lanes;
      const enter = writes.enter.bind(writes);
      // refuses the webhook when the lane is full: otherwise the lane would drop a request of the only client of this
      // load to make room for the webhook
      writes.enter = (task) => (task.client === null && writes.full ? writes.refuse(task) : enter(task));
      Object.assign(shedder.lanes, { callbacks: writes });
    },
    caughtBy: /a callback was answered 503/,
  },
  'a refusal does not say when to come again': {
    inject: () => {
      const prototype = ServerResponse.prototype as { writeHead: WriteHead };
      const { writeHead } = prototype;
      prototype.writeHead = function speak(status, headers) {
        if (status === 503) delete (headers as Record<string, string>)['retry-after'];
        return writeHead.call(this, status, headers);
      };
    },
    caughtBy: /does not say when to come again/,
  },
  'one place in fifty is never left': {
    inject: () => {
      let left = 0;
      aroundLeaving(function dropLeave(client, leave) {
        if (++left % 50 === 0) this.resume(client);
        leave();
      });
    },
    caughtBy: /serves as before/,
  },
};

type LeaveLane = (this: Lane, client: Client | null) => void;
function aroundLeaving(instead: (this: Lane, client: Client | null, leave: () => void) => void): void {
  const { leave: usual } = Lane.prototype as { leave: LeaveLane };
  Lane.prototype.leave = function stand(client) {
    instead.call(this, client, () => usual.call(this, client));
  };
}
