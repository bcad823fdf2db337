import { ServerResponse } from 'node:http';
import { Lane } from '../../apps/api/src/platform/http/lane.ts';
import type { Product } from '../../apps/api/src/product.ts';
import type { Mistakes } from '../prove.ts';

type Speak = (this: ServerResponse, status: number, headers: unknown) => ServerResponse;

/** Mistakes that somebody could make, made in the process that is overrun. */
export const mistakes: Mistakes<Product> = {
  'everybody is let in': {
    plant: () => {
      Object.defineProperty(Lane.prototype, 'full', { value: false });
      Lane.prototype.enter = function enter(turn) {
        this.comeBack();
        turn.begin();
      };
    },
    // in a short flood all of them are still served, late
    caughtBy: /had no answer|there was no flood/,
  },
  'callbacks stand in the lane of everybody who writes': {
    plant: ({ app: { admission } }) => Object.assign(admission.lanes, { callbacks: admission.lanes.writes }),
    caughtBy: /a callback was answered 503/,
  },
  'a refusal does not say when to come again': {
    plant: () => {
      const prototype = ServerResponse.prototype as { writeHead: Speak };
      const { writeHead } = prototype;
      prototype.writeHead = function speak(status, headers) {
        if (status === 503) delete (headers as Record<string, string>)['retry-after'];
        return writeHead.call(this, status, headers);
      };
    },
    caughtBy: /does not say when to come again/,
  },
  'one place in fifty is never left': {
    plant: () => {
      let left = 0;
      aroundLeaving(function forget(leave) {
        if (++left % 50 === 0) this.comeBack();
        leave();
      });
    },
    caughtBy: /serves as before/,
  },
};

function aroundLeaving(instead: (this: Lane, leave: () => void) => void): void {
  const { leave: usual } = Lane.prototype as { leave: (this: Lane) => void };
  Lane.prototype.leave = function stand() {
    instead.call(this, () => usual.call(this));
  };
}
