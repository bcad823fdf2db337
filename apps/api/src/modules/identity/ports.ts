import type { Kind } from '@ivuriro/contract/endpoint';
import type { Db } from '../../platform/db/pool.ts';
import { port } from '../../platform/port.ts';

/** A provider account that was just opened; the directory keeps what people see of it. */
export interface NewProfile {
  id: string;
  kind: Kind;
  name: string;
  email: string;
  phone: string | null;
  type?: 'Hospital' | 'Clinic' | undefined;
  gender?: 'Male' | 'Female' | undefined;
  sector?: string | undefined;
  address?: string | undefined;
}

/** Makes the unpublished profile of a new provider account, in the same transaction. */
export const createProfile = port<(trx: Db, profile: NewProfile) => Promise<void>>('identity.createProfile');

/** The version of the terms of use, or of the privacy policy, that is shown now. */
export const textVersionNow = port<(db: Db, key: 'term' | 'policy') => Promise<number>>('identity.textVersionNow');

/** The pictures of items of one type, first ones first. */
export const picturesFor =
  port<(db: Db, itemType: string, ids: string[]) => Promise<Map<string, { id: string; filename: string }[]>>>(
    'identity.picturesFor',
  );

/** The codes by which people call objects that the audit names by their ids. */
export type CodesOf = (db: Db, ids: string[]) => Promise<Map<string, string>>;

/** By the name of the object in the audit; the modules that make the objects supply them. */
export const objectCodes = port<() => Record<string, CodesOf>>('identity.objectCodes');
