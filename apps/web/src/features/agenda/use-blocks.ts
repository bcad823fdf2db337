import { useQueryClient } from '@tanstack/react-query';
import { type AnyProviderContext, call, callAt } from '../../lib/api/call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { showToast } from '../../ui/toasts.ts';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import { clockAt, type Column, wireTimeAt } from './columns.ts';
import type { Span } from './spans.ts';
import { bookedWithin } from './targets.ts';
import { texts } from './texts.ts';

/** Blocks time of a doctor on one day, and removes a block or the absence that it belongs to. */
export function useBlocks(providerContext: AnyProviderContext) {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const { sending, send } = useFormSubmit();
  const isDoctor = providerContext.kind === 'doctor';
  const remove = async ({ id, absence }: Pick<Column['blocks'][number], 'id' | 'absence'>) => {
    const params = { id };
    if (absence) await callAt(providerContext, 'DELETE /absences/{id}', { params: { id: absence.id } });
    else
      await (isDoctor
        ? call('DELETE /doctor/calendars/{id}', { params })
        : callAt(providerContext, 'DELETE /calendars/{id}', { params }));
    await queries.invalidateQueries();
    showToast({ message: t.unblocked });
  };
  /**
   * Blocks the time at once; the toast has a button to undo it. Appointments in the time stay, and the toast gives
   * their number.
   */
  const block = (column: Column, span: Span) =>
    send(async () => {
      const { doctor, date } = column;
      const closed = {
        date,
        start_time: wireTimeAt(span.from),
        end_time: wireTimeAt(span.to),
        isAvailable: 0,
      } as const;
      const { data } = await (isDoctor
        ? call('POST /doctor/calendars', { body: { ...closed, type: 'default' } })
        : callAt(providerContext, 'POST /calendars', { body: { ...closed, doctor_id: [doctor.id] } }));
      void queries.invalidateQueries();
      showToast({
        message: t.blockedNow(`${clockAt(span.from)} – ${clockAt(span.to)}`, bookedWithin(column, span)),
        action: { label: t.undo, onPress: () => void send(() => remove({ id: data[0]!.id, absence: null })) },
      });
    });
  return { sending, block, remove };
}
