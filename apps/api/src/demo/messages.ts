import { hourMs } from '../platform/clock.ts';
import type { Db } from '../platform/db/pool.ts';
import { letters, type Letter, visitor, type Writer } from './letters.ts';
import { put } from './put.ts';
import { demoId } from './seed.ts';
import type { DemoData } from './demo-data.ts';

/** Inserts messages to and from the accounts with which readers of README.md try the demo. */
export async function putMessages(db: Db, { patients, doctors, places }: DemoData, adminId: string, now: Date) {
  const place = (email: string) => places.find((one) => one.email === email)!.id;
  const accounts: Record<Exclude<Writer, 'visitor'>, string> = {
    patient: patients[0]!.id,
    doctor: doctors[0]!.id,
    clinic: place('hospital@ivuriro.test'),
    laboratory: place('laboratory@ivuriro.test'),
    pharmacy: place('pharmacy@ivuriro.test'),
    admin: adminId,
  };
  const accountOf = (writer: Writer): string | null => (writer === 'visitor' ? null : accounts[writer]);
  const messageId = (subject: string) => demoId('message', subject);
  const at = ({ hours }: Letter) => new Date(now.getTime() - hours * hourMs);
  const isPatient = (letter: Letter) => [letter.from, ...letter.to].includes('patient');

  await put(
    db,
    'message',
    letters.map((letter) => ({
      id: messageId(letter.subject),
      author_id: accountOf(letter.from),
      visitor_name: letter.from === 'visitor' ? visitor.name : null,
      visitor_email: letter.from === 'visitor' ? visitor.email : null,
      subject: letter.subject,
      text: letter.text,
      answers_id: letter.answers ? messageId(letter.answers) : null,
      patient_id: isPatient(letter) ? accounts.patient : null,
      sent_at: at(letter),
      created_at: at(letter),
    })),
  );
  const received = letters.flatMap((letter) =>
    letter.to.map((to, position) => ({ letter, to: accountOf(to)!, position })),
  );
  await put(
    db,
    'message_recipient',
    received.map(({ letter, to, position }) => ({ message_id: messageId(letter.subject), position, account_id: to })),
  );
  const copies = [
    ...received.map(({ letter, to }) => ({ letter, account: to, box: 'inbox', unread: letter.unread ?? false })),
    ...letters.flatMap((letter) => {
      const account = accountOf(letter.from);
      return account ? [{ letter, account, box: 'sent', unread: true }] : [];
    }),
  ];
  await put(
    db,
    'message_copy',
    copies.map(({ letter, account, box, unread }) => ({
      id: demoId('copy', letter.subject, account),
      message_id: messageId(letter.subject),
      account_id: account,
      box,
      at: at(letter),
      read_at: unread ? null : new Date(at(letter).getTime() + hourMs),
    })),
  );
}
