import type { patientMerges } from '@ivuriro/contract/patient-merges';
import { problem } from '../../../platform/errors.ts';
import type { CallOf } from '../../../platform/http/call.ts';
import { pageOf, windowOf } from '../../../platform/http/paging.ts';
import { pageOfMerges, recordCoded } from '../../identity/index.ts';
import { presentMerge } from '../presenters/present-merge.ts';
import { recordsOf } from './records.queries.ts';

export async function listMerges(call: CallOf<typeof patientMerges.list>) {
  const { db, query } = call;
  const { rows, total } = await pageOfMerges(db, windowOf(query));
  return pageOf(call, query, total, rows.map(presentMerge));
}

/**
 * Returns, for the code of a patient's record, the details by which an administrator decides whether two records belong
 * to one person.
 */
export async function readComparedRecord(call: CallOf<typeof patientMerges.compare>) {
  const { db, params } = call;
  const record = await recordCoded(db, params.code);
  if (!record) throw problem('not_found');
  const { visits: appointments, orders } = await recordsOf(db, record.id);
  return { ...record, created_at: record.created_at.toISOString(), appointments, orders };
}
