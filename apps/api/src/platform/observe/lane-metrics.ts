import { Counter, Gauge, type Registry } from 'prom-client';
import { laneNames, type Lanes } from '../http/lanes.ts';

const counts = {
  requests_under_way: ['underWay', 'Requests that are worked at, by lane.'],
  requests_waiting: ['waiting', 'Requests that wait for their turn, by lane.'],
} as const;

/** Metrics of each lane: running, waiting and refused requests. */
export function measureLanes(registry: Registry, lanes: Lanes): void {
  const common = { labelNames: ['lane'], registers: [registry] };
  for (const [name, [what, help]] of Object.entries(counts))
    new Gauge({
      ...common,
      name,
      help,
      collect() {
        for (const lane of laneNames) this.set({ lane }, lanes[lane][what]);
      },
    });
  new Counter({
    ...common,
    name: 'requests_refused_total',
    help: 'Requests that were answered 503 because there was no room, by lane.',
    collect() {
      this.reset();
      for (const lane of laneNames) this.inc({ lane }, lanes[lane].refused);
    },
  });
}
