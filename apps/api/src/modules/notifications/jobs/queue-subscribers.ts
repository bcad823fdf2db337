import { dayOf } from '../../../platform/clock.ts';
import { on } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { queueChanged, waitingFor } from '../../queue/index.ts';
import { appointmentStatusChanged } from '../../scheduling/index.ts';
import { notify } from '../commands/notify-patient.ts';
import { twoBefore } from '../domain/notification-kinds.ts';

export const queueSubscriptions = [
  on(queueChanged, 'notify_two_before', notifyTwoBefore),
  on(appointmentStatusChanged, 'notify_two_before_after_status', notifyTwoBefore),
];

/** Notifies the patient who has two others before them in the queue of this appointment's doctor, once a day. */
async function notifyTwoBefore({ appointment_id }: { appointment_id: string }, platform: Platform): Promise<void> {
  const waiting = await waitingFor(platform.db, appointment_id, platform.now());
  for (const { appointment } of waiting.filter(({ before }) => before === 2))
    await notify(platform, {
      kind: twoBefore,
      patientId: appointment.patient_id,
      referenceId: appointment.id,
      appointment,
      happening: `two before ${appointment.id} ${dayOf(platform.now())}`,
    });
}
