import type { Role } from '@ivuriro/contract';
import type { Catalogue } from '../../../lib/language/texts.ts';

const at = (code: string) => (code ? ` ${code}` : '');

const en = {
  home: 'Home',
  title: 'Who opened my file',
  says: 'Your medical file is yours. Here is everybody else who opened or changed something of it, the latest first. The same within an hour is one line.',
  loading: 'Loading who opened your file',
  failed: 'The list did not arrive',
  none: 'Nobody has opened your file yet',
  noneSays: 'When a doctor, a place or we ourselves open something of yours, it stands here.',
  all: (count: string) => (count === '1' ? 'This is the only one' : `These are all ${count}`),
  roles: {
    patient: 'Patient',
    doctor: 'Doctor',
    hospital: 'Hospital or clinic',
    laboratory: 'Laboratory',
    pharmacy: 'Pharmacy',
    admin: 'Ivuriro',
  } satisfies Record<Role, string>,
  /**
   * A sentence for each action of the audit log; `code` is empty if the appointment, order or other object has no code.
   */
  actions: {
    'appointment.read': (code) => `Opened appointment${at(code)}`,
    'appointment.booked': (code) => `Booked appointment${at(code)} for you`,
    'appointment.status': (code) => `Changed the status of appointment${at(code)}`,
    'appointment.moved': (code) => `Moved appointment${at(code)} to another time`,
    'consultation_file.saved': (code) => `Wrote the consultation file of appointment${at(code)}`,
    'consultation_file.read': (code) => `Read the consultation file of appointment${at(code)}`,
    'laboratory_order.read': (code) => `Opened your order of tests${at(code)}`,
    'pharmacy_order.read': (code) => `Opened your order of drugs${at(code)}`,
    'order.status': (code) => `Changed the status of order${at(code)}`,
    'prescription.read': (code) => `Read your prescription${at(code)}`,
    'prescription.dispensed': (code) => `Gave out drugs of your prescription${at(code)}`,
    'meeting.changed': () => 'Was in your video call',
    'meeting.joined': () => 'Joined your video call',
    'meeting.ended': () => 'Ended your video call',
    'laboratory_result.sent': (code) => `Sent you results of your tests${at(code)}`,
    'message.read': () => 'Read a message between you',
    'message.changed': () => 'Marked a message between you as read or unread',
    'message.deleted': () => 'Deleted their copy of a message between you',
    'review.moderated': () => 'Checked your review',
    'review.removed': () => 'Deleted your review, or a reply to it',
    'review.replied': () => 'Replied to your review',
    'review_reply.moderated': () => 'Checked a reply to your review',
    'data_request.answered': () => 'Answered what you asked about your data',
    'patient.recorded': () => 'Made this record at the desk',
    'patient.read': () => 'Looked at your contact data and your appointments with them',
    'patient.compared': () => 'Compared this record with another one of yours',
    'patient.merged': () => 'Merged two records of yours into one',
    'patient.merge_undone': () => 'Undid the merge of two records of yours',
    'dependant.added': () => 'Made this record, as the guardian',
    'record.claimed': () => 'Claimed this record, which a desk had made',
    'dependant.removed': () => 'Is no longer the guardian',
    'dependant.handed_over': () => 'Handed this record over to you',
    'phone_code.requested': () => 'Had a code sent, to hand this record over to you',
    'file.read': (code) => `Opened a paper of${at(code) || ' your file'}`,
  } as Record<string, (code: string) => string>,
  other: (code: string) => (code ? `Worked on ${code}` : 'Worked on your file'),
  wrong: 'You do not know why somebody is in this list?',
  write: 'Write to us',
};

export type Messages = typeof en;
export const texts: Catalogue<Messages> = { en };
