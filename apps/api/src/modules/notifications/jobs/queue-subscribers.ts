import { dayOf } from '../../../platform/clock.ts';
import { emit, on } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { reachOf, textPerson } from '../../identity/index.ts';
import { providerRefs } from '../../providers/index.ts';
import { queueChanged, waitingFor } from '../../queue/index.ts';
import { appointmentStatusChanged } from '../../scheduling/index.ts';
import { notify } from '../commands/notify-patient.ts';
import { twoBefore } from '../domain/notification-kinds.ts';
import { twoAreBefore } from '../events.ts';
import { en } from '../texts.ts';

export const queueSubscriptions = [
  on(queueChanged, 'notify_two_before', notifyTwoBefore),
  on(appointmentStatusChanged, 'notify_two_before_after_status', notifyTwoBefore),
  on(twoAreBefore, 'text_two_before', textTwoBefore),
];

/** Notifies the patient who has two others before them in the queue of this appointment's doctor, once a day. */
async function notifyTwoBefore({ appointment_id }: { appointment_id: string }, platform: Platform): Promise<void> {
  const waiting = await waitingFor(platform.db, appointment_id, platform.now());
  for (const { appointment } of waiting.filter(({ before }) => before === 2)) {
    const { patient_id, hospital_id } = appointment;
    const notification = {
      kind: twoBefore,
      patientId: patient_id,
      referenceId: appointment.id,
      appointment,
      happening: `two before ${appointment.id} ${dayOf(platform.now())}`,
    };
    await notify(platform, notification, (trx) => emit(trx, twoAreBefore, { patient_id, hospital_id: hospital_id! }));
  }
}

/**
 * Texts the patient who has two others before them and cannot sign in, such as a walk-in: nothing in the app tells them
 * of it. The message has one part, and leaves the name of the hospital out when it would not fit.
 */
async function textTwoBefore(
  { patient_id, hospital_id }: NonNullable<(typeof twoAreBefore)['payload']>,
  platform: Platform,
): Promise<void> {
  const { phone, signs_in } = await reachOf(platform.db, patient_id);
  if (signs_in) return;
  const place = (await providerRefs(platform.db, [hospital_id])).get(hospital_id)!.name;
  await textPerson(platform, phone, { kind: twoBefore.notifiable_status, words: en.twoBefore(place) });
}
