import { undoDays } from '@ivuriro/contract/patient-merges';
import { dayMs } from '../../../platform/clock.ts';
import type { ShownMerge } from '../../identity/index.ts';

export const presentMerge = ({ id, from, into, by, merged_at, undone_at }: ShownMerge) => ({
  id,
  from,
  into,
  by,
  merged_at: merged_at.toISOString(),
  undo_until: new Date(merged_at.getTime() + undoDays * dayMs).toISOString(),
  undone_at: undone_at?.toISOString() ?? null,
});
