import { addDays, hourMs, instantOf } from '../platform/clock.ts';
import type { DemoFile } from './consultation-files.ts';
import type { DemoOffering } from './offerings.ts';
import { dice } from './seed.ts';
import type { DemoOrder, Shelf, OrderSpec } from './demo-order.ts';
import { type DemoPlace, isDemoPlace } from './demo-data.ts';

/**
 * Orders from consultation files at this place: each prescription goes to a random one of the places that sell all of
 * it.
 */
export function ofFiles(shelf: Shelf, shelves: Shelf[], files: DemoFile[], today: string): OrderSpec[] {
  const { place } = shelf;
  const latest = instantOf(today, 0);
  const open = openFile(shelves, place.kind, files, today);
  const own = open && isDemoPlace(place) ? [{ ...open, placedAt: instantOf(addDays(today, -1), 9 * 60) }] : [];
  const others = files.flatMap((file): OrderSpec[] => {
    const throws = dice('order of', file.id, place.kind);
    const asked = askedOf(file, place.kind);
    const placedAt = new Date(file.visit.changedAt.getTime() + throws.between(1, 20) * hourMs);
    if (file === open?.file || asked.length === 0 || placedAt > latest || !throws.chance(70)) return [];
    const able = shelves.filter(({ place: { kind }, offerings }) => kind === place.kind && sells(offerings, asked));
    if (able.length === 0 || throws.pick(able) !== shelf) return [];
    return [{ patient: file.visit.patient, lines: linesOf(shelf, asked), file, placedAt }];
  });
  return [...others, ...own];
}

/**
 * The newest file whose prescription the demo's own place of this kind can serve; for the pharmacy, one with a
 * prescription-only drug. The resulting order was placed yesterday and is still pending.
 */
function openFile(shelves: Shelf[], kind: DemoPlace['kind'], files: DemoFile[], today: string) {
  const shelf = shelves.find(({ place }) => place.kind === kind && isDemoPlace(place));
  const [oldest, newest] = [instantOf(addDays(today, -80), 0), instantOf(addDays(today, -2), 0)];
  return files
    .filter(({ visit: { changedAt } }) => changedAt > oldest && changedAt < newest)
    .toSorted((a, b) => b.visit.changedAt.getTime() - a.visit.changedAt.getTime())
    .flatMap((file) => {
      const asked = askedOf(file, kind);
      if (!shelf || asked.length === 0 || !sells(shelf.offerings, asked)) return [];
      return [{ patient: file.visit.patient, lines: linesOf(shelf, asked), file }];
    })
    .find(({ lines }) => kind === 'laboratory' || lines.some(({ offering }) => offering.rx));
}

const askedOf = (file: DemoFile, kind: DemoPlace['kind']): string[] => [
  ...new Set((kind === 'laboratory' ? file.tests : file.drugs).map(({ id }) => id)),
];
const linesOf = ({ offerings }: Shelf, asked: string[]): DemoOrder['lines'] =>
  asked.map((id) => ({ offering: offerings.find((one) => one.itemId === id)!, quantity: 1 }));
const sells = (offerings: DemoOffering[], items: string[]) =>
  items.every((id) => offerings.some((one) => one.itemId === id));
