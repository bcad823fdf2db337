import { dayOf } from '../../../platform/clock.ts';
import { on } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { reachOf, textPerson } from '../../identity/index.ts';
import { providerRefs } from '../../providers/index.ts';
import { queueChanged, waitingFor } from '../../queue/index.ts';
import { appointmentsBrief, appointmentStatusChanged } from '../../scheduling/index.ts';
import { notify } from '../commands/notify-patient.ts';
import { twoBefore } from '../domain/notification-kinds.ts';
import { notificationCreated } from '../events.ts';
import { en } from '../texts.ts';

export const queueSubscriptions = [
  on(queueChanged, 'notify_two_before', notifyTwoBefore),
  on(appointmentStatusChanged, 'notify_two_before_after_status', notifyTwoBefore),
  on(notificationCreated, 'text_two_before', textTwoBefore),
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

/**
 * Texts the patient who has two others before them and cannot sign in, such as a walk-in: nothing in the app tells them
 * of it. The message has one part, and leaves the name of the hospital out when it would not fit.
 */
async function textTwoBefore(
  { letter, appointment_id }: NonNullable<(typeof notificationCreated)['payload']>,
  platform: Platform,
): Promise<void> {
  if (letter !== twoBefore.notifiable_status) return;
  const { patient_id, hospital_id } = (await appointmentsBrief(platform.db, [appointment_id!])).get(appointment_id!)!;
  const { phone, signs_in } = await reachOf(platform.db, patient_id);
  if (signs_in) return;
  const place = (await providerRefs(platform.db, [hospital_id!])).get(hospital_id!)!.name;
  await textPerson(platform, phone, { kind: letter, words: en.twoBefore(place) });
}
