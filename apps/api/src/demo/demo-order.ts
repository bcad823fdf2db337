import type { DemoFile } from './consultation-files.ts';
import type { DemoOffering } from './offerings.ts';
import type { Sale } from './sales.ts';
import type { Dice } from './seed.ts';
import type { DemoPlace, Person } from './demo-data.ts';

export interface DemoOrder {
  id: string;
  code: string;
  kind: 'laboratory' | 'pharmacy';
  patient: Person;
  place: DemoPlace;
  lines: { offering: DemoOffering; quantity: number }[];
  /** The consultation file that prescribed what is ordered; null when the patient ordered without one. */
  file: DemoFile | null;
  status: 'PENDING' | 'COMPLETED' | 'CANCELLED';
  cancelledBy: 'patient' | 'provider';
  method: Sale['method'];
  placedAt: Date;
  changedAt: Date;
  address: { cell: number; house: string } | null;
}

export interface Shelf {
  place: DemoPlace;
  offerings: DemoOffering[];
  throws: Dice;
}

export interface OrderSpec {
  patient: Person;
  lines: DemoOrder['lines'];
  file: DemoFile | null;
  placedAt: Date;
  status?: DemoOrder['status'];
}
