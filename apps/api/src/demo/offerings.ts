import { orderableSupplies } from '@ivuriro/contract/order-requests';
import { dayMs } from '../platform/clock.ts';
import type { Db } from '../platform/db/pool.ts';
import { type Catalogue, named } from './catalogue.ts';
import { put } from './put.ts';
import { demoId, dice } from './seed.ts';
import type { Source } from './source.ts';
import type { DemoPlace, DemoData } from './demo-data.ts';

export interface DemoOffering {
  id: string;
  place: DemoPlace;
  /** The id of the test or the drug. */
  itemId: string;
  price: number;
  turnAround: string;
  status: 'IN_STOCK' | 'OUT_STOCK';
  /** Sold only on prescription. */
  rx: boolean;
}

/** The offerings of each laboratory and pharmacy; the prices vary at random around those of the catalogue. */
export function drawOfferings({ places }: DemoData, source: Source, catalogue: Catalogue): DemoOffering[] {
  return places.flatMap((place) => {
    if (place.kind === 'hospital') return [];
    const throws = dice('offers', place.id);
    const isDemo = place.email.endsWith('@ivuriro.test') && !place.email.includes('places');
    const around = (price: number, step: number) =>
      Math.max(step, Math.round((price * throws.between(85, 120)) / 100 / step) * step);
    const offering = (itemId: string, price: number, more: { turnAround?: string; rx?: boolean }): DemoOffering => ({
      id: demoId('offer', place.id, itemId),
      place,
      itemId,
      price,
      turnAround: more.turnAround ?? '',
      status: throws.chance(7) ? 'OUT_STOCK' : 'IN_STOCK',
      rx: more.rx ?? false,
    });
    if (place.kind === 'laboratory') {
      const tests = isDemo ? source.tests : throws.some(source.tests, throws.between(28, 56));
      return tests.map(({ title, turn_around_time, price_rwf_demo }) =>
        offering(named(catalogue.tests, title), around(price_rwf_demo, 100), { turnAround: inWords(turn_around_time) }),
      );
    }
    const sold = catalogue.drugs.filter(({ supply, price }) => orderableSupplies.includes(supply) && price > 0);
    const drugs = isDemo ? sold : throws.some(sold, throws.between(60, 110));
    return drugs.map(({ id, price, supply }) => offering(id, around(price, 50), { rx: supply === 'Rx' }));
  });
}

/** Spells a duration out: '2 h' becomes '2 hours'. */
const inWords = (time: string): string =>
  time.replace(/(\d+) h$/, (_all, hours: string) => `${hours} ${hours === '1' ? 'hour' : 'hours'}`);

/**
 * How many days ago the pharmacy or laboratory last confirmed whether the offering is in stock; one in twenty was last
 * confirmed nine days ago.
 */
function daysSinceSaid(id: string): number {
  const throws = dice('stock said', id);
  return throws.chance(5) ? 9 : throws.below(6);
}

export const putOfferings = (
  db: Db,
  offerings: DemoOffering[],
  { joined, now }: { joined: Date; now: Date },
): Promise<void> =>
  put(
    db,
    'offer',
    offerings.map(({ id, place, itemId, price, turnAround, status }) => ({
      id,
      provider_id: place.id,
      kind: place.kind,
      test_id: place.kind === 'laboratory' ? itemId : null,
      drug_id: place.kind === 'pharmacy' ? itemId : null,
      price,
      turn_around_time: turnAround,
      status,
      created_at: joined,
      stock_said_at: new Date(now.getTime() - daysSinceSaid(id) * dayMs),
    })),
  );
