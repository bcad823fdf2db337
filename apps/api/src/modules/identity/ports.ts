import type { Kind } from '@ivuriro/contract/endpoint';
import type { Db } from '../../platform/db/pool.ts';
import type { PartyColumn } from '../../platform/module.ts';
import { port } from '../../platform/port.ts';

/** A provider account that was just opened; the providers module stores its public profile. */
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

/** Creates the unpublished profile of a new provider account, in the same transaction. */
export const createProfile = port<(trx: Db, profile: NewProfile) => Promise<void>>('identity.createProfile');

/** The current version of the terms of use or the privacy policy. */
export const textVersionNow = port<(db: Db, key: 'term' | 'policy') => Promise<number>>('identity.textVersionNow');

/** The pictures of objects of one type, in their order. */
export const picturesFor =
  port<(db: Db, itemType: string, ids: string[]) => Promise<Map<string, { id: string; filename: string }[]>>>(
    'identity.picturesFor',
  );

/** The database columns, of all modules, that name a patient as a party. */
export const partyColumns = port<() => readonly PartyColumn[]>('identity.partyColumns');

/** Returns the short codes of objects, by the ids that the audit log contains. */
export type CodesOf = (db: Db, ids: string[]) => Promise<Map<string, string>>;

/**
 * Returns, for each type of object in the audit log, the function that finds the codes; each module supplies the
 * functions for its own objects.
 */
export const objectCodes = port<() => Record<string, CodesOf>>('identity.objectCodes');
