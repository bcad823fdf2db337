import type { AbsenceOutcome, Appointment } from '@ivuriro/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { startOf } from '../../domain/appointments/appointment-times.ts';
import { type AnyProviderContext, callAt } from '../../lib/api/call.ts';
import { useAnswer } from '../../lib/api/use-answer.ts';
import { type AbsenceTime, instantsOf } from './absence-time.ts';
import type { AbsenceRow, Plan } from './plans.ts';

type Result = { affected: Appointment[]; done: AbsenceOutcome[] };

/**
 * The appointments in the absence, with the plan and the result of each. `time` is null while the chosen days and hours
 * are not valid; then nothing is looked up.
 */
export function useAbsence(providerContext: AnyProviderContext, doctor: string, time: AbsenceTime | null) {
  const queries = useQueryClient();
  const [forAll, setForAll] = useState<Plan>({ plan: 'OFFER', colleague: '' });
  const [own, setOwn] = useState<Record<string, Plan>>({});
  // a result is shown only for the doctor and time with which it was entered
  const [entered, setEntered] = useState<{ key: string; result: Result } | null>(null);
  const about = time && doctor ? { doctor_id: doctor, ...instantsOf(time) } : null;
  const key = about && `absence ${about.doctor_id} ${about.from} ${about.to}`;
  const preview = useAnswer(
    key,
    (signal) => callAt(providerContext, 'POST /absences', { body: { ...about!, plan: 'OFFER', dry_run: 1 }, signal }),
    // a dry run is a POST, which counts as a change in this tab: without this option the change would repeat the dry
    // run
    { staysAsShown: true },
  );
  const result = entered?.key === key ? entered?.result : undefined;
  const shown: Result | undefined = result ?? preview.data;
  const rows: AbsenceRow[] = (shown?.affected ?? []).map((appointment) => ({
    appointment,
    plan: own[appointment.id] ?? forAll,
    outcome: shown!.done.find(({ id }) => id === appointment.id),
  }));
  const enter = async (message: string) => {
    const plans = rows.map(({ appointment: { id }, plan }) => ({
      id,
      plan: plan.plan,
      colleague_id: plan.plan === 'MOVE' ? plan.colleague : '',
    }));
    const body = { ...about!, plan: forAll.plan, plans, message };
    const { data } = await callAt(providerContext, 'POST /absences', { body });
    setEntered({ key: key!, result: joined(shown, data) });
    void queries.invalidateQueries();
  };
  return {
    isReady: shown !== undefined,
    isEntered: result !== undefined,
    error: preview.error,
    retry: preview.retry,
    rows,
    forAll,
    planAll: (plan: Plan) => {
      setForAll(plan);
      setOwn({});
    },
    planOne: (id: string, plan: Plan) => setOwn({ ...own, [id]: plan }),
    enter,
  };
}

/**
 * Combines the rows on the screen with the results of the last attempt, because a second attempt returns only the
 * appointments that were still left.
 */
function joined(before: Result | undefined, now: Result): Result {
  const isNew = ({ id }: { id: string }) => now.affected.every((one) => one.id !== id);
  return {
    affected: [...(before?.affected ?? []).filter(isNew), ...now.affected].toSorted(byTime),
    done: [...(before?.done ?? []).filter(({ id }) => now.done.every((one) => one.id !== id)), ...now.done],
  };
}

const byTime = (a: Appointment, b: Appointment) => startOf(a).getTime() - startOf(b).getTime();
