import { useQueryClient } from '@tanstack/react-query';
import { callAt, type AnyProviderContext } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import type { On, Row } from '../calendar-rows.ts';
import { texts } from '../texts.ts';
import { cutOut, type Interval, intervalOf, timesOf } from './roster.ts';
import type { Timetable } from './use-timetable.ts';
import { wholeDay } from '../calendar-rows.ts';

/**
 * Changes the timetable of a hospital for a weekday or a date. Hours of a date are removed by adding a closing row,
 * because the row entered last wins. Hours of a weekday are cut out of the weekly rows, because a weekly closing row
 * would have no end; the remaining pieces are inserted before the old rows are deleted, so that a broken connection
 * loses no hours.
 */
export function useChangeRoster(
  providerContext: AnyProviderContext,
  on: On,
  { weekly, dated, roster }: Timetable,
  onDone: () => void,
) {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const { sending, send } = useFormSubmit();

  const say = async (hours: Interval, doctor_id: string[], isAvailable: '0' | '1') => {
    const body = { ...timesOf(hours), doctor_id, isAvailable };
    await ('day' in on
      ? callAt(providerContext, 'POST /default_calendars', { body: { day: on.day, ...body } })
      : callAt(providerContext, 'POST /calendars', { body: { date: on.date, ...body } }));
  };
  const deleteRows = async (rows: Row[]) => {
    for (const { id, date } of rows) {
      const input = { params: { id } };
      await (date === undefined
        ? callAt(providerContext, 'DELETE /default_calendars/{id}', input)
        : callAt(providerContext, 'DELETE /calendars/{id}', input));
    }
  };
  const cut = async (rows: Row[], hours: Interval) => {
    const { gone, pieces } = cutOut(rows, hours);
    for (const { row, ...piece } of pieces) await say(piece, [row.doctor_id], row.isAvailable ? '1' : '0');
    await deleteRows(gone);
  };
  const change = (act: () => Promise<void>) =>
    send(async () => {
      try {
        await act();
      } finally {
        await queries.invalidateQueries();
      }
      showToast({ message: t.saved });
      onDone();
    });
  const isWeekly = 'day' in on;
  return {
    sending,
    add: (doctors: string[], hours: Interval) =>
      change(async () => {
        await say(hours, doctors, '1');
        const blocked = weekly.filter((row) => !row.isAvailable && doctors.includes(row.doctor_id));
        if (isWeekly) await cut(blocked, hours);
      }),
    remove: (doctor: string, hours: Interval) =>
      change(() =>
        isWeekly
          ? cut(
              weekly.filter((row) => row.isAvailable && row.doctor_id === doctor),
              hours,
            )
          : say(hours, [doctor], '0'),
      ),
    clearWeekday: () => change(() => deleteRows(weekly)),
    closeDate: () =>
      change(() =>
        say(
          intervalOf(wholeDay),
          roster.map(({ doctor }) => doctor.id),
          '0',
        ),
      ),
    deleteDate: () => change(() => deleteRows(dated)),
  };
}
