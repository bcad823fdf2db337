import type { Written } from './consultation-files.ts';
import type { DemoOffer } from './offers.ts';
import type { Sale } from './sales.ts';
import type { Dice } from './seed.ts';
import type { DemoPlace, Person } from './world.ts';

export interface DemoOrder {
  id: string;
  code: string;
  kind: 'laboratory' | 'pharmacy';
  patient: Person;
  place: DemoPlace;
  lines: { offer: DemoOffer; quantity: number }[];
  /** The file that asked for it. */
  file: Written | null;
  status: 'PENDING' | 'COMPLETED' | 'CANCELLED';
  cancelledBy: 'patient' | 'provider';
  method: Sale['method'];
  placedAt: Date;
  changedAt: Date;
  address: { cell: number; house: string } | null;
}

export interface Shelf {
  place: DemoPlace;
  offers: DemoOffer[];
  throws: Dice;
}

export interface Wanted {
  patient: Person;
  lines: DemoOrder['lines'];
  file: Written | null;
  placedAt: Date;
  status?: DemoOrder['status'];
}
