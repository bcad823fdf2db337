import { shownPhone } from '@ivuriro/contract/shown-phone';
import { addDays, clockOf, dayOf, instantOf } from '../../../platform/clock.ts';
import { dayInWords } from '../../../platform/date-words.ts';
import { openPaper } from '../../../platform/pdf/document.ts';
import { ink, margin, measure } from '../../../platform/pdf/ink.ts';
import { drawLetterhead } from '../../../platform/pdf/mark.ts';
import { drawFrames } from '../../../platform/pdf/paper-frames.ts';
import { drawTable, drawTitle, makeRoom } from '../../../platform/pdf/table.ts';
import { write } from '../../../platform/pdf/typeset.ts';
import type { Platform } from '../../../platform/platform.ts';
import { providerRefs } from '../../providers/index.ts';
import { type AppointmentWithRefs, appointmentsOfDesk, sideOf } from '../../scheduling/index.ts';
import { en } from '../texts.ts';

type Doc = PDFKit.PDFDocument;
const t = en.dayList;
const columns = [
  { title: t.columns.time, width: 70, weight: 'bold' as const },
  { title: t.columns.patient, width: 154 },
  { title: t.columns.service, width: 112 },
  { title: t.columns.paid, width: 76 },
  { title: t.columns.note, width: measure - 412 },
];

/** Draws the appointments of a day, grouped by doctor and sorted by time, with room for notes. */
export async function drawDayList({ db, now }: Platform, ownerId: string, day: string): Promise<Buffer> {
  const owner = (await providerRefs(db, [ownerId])).get(ownerId)!;
  const side = sideOf(owner);
  const ask = { id: ownerId, since: instantOf(day, 0), until: instantOf(addDays(day, 1), 0), doctorIds: undefined };
  const rows = await appointmentsOfDesk(db, { side }, ask);
  const title = `${t.title} · ${dayInWords(day)}`;
  const { doc, finish } = openPaper({ Title: title, Author: 'Ivuriro' });
  drawLetterhead(doc);
  doc.y = 80;
  write(doc, [{ text: dayInWords(day), size: 22, weight: 'bold', colour: ink.text }], margin.side, { width: measure });
  write(doc, [{ text: owner.name, size: 12, colour: ink.second }], margin.side, { width: measure, left: true });
  doc.y += 16;
  if (rows.length === 0) write(doc, [{ text: t.none, size: 11, colour: ink.second }], margin.side, { width: measure });
  for (const [doctor, ofDoctor] of byDoctor(rows)) drawDoctor(doc, side === 'hospital_id' ? doctor : null, ofDoctor);
  const when = `${dayInWords(dayOf(now()))}, ${clockOf(now())}`;
  drawFrames(doc, { foot: en.printed(when), name: owner.name, title });
  return finish();
}

function byDoctor(rows: readonly AppointmentWithRefs[]): [string, AppointmentWithRefs[]][] {
  const groups = new Map<string, AppointmentWithRefs[]>();
  for (const row of rows) groups.set(row.doctor_id, [...(groups.get(row.doctor_id) ?? []), row]);
  return [...groups.values()]
    .map((group): [string, AppointmentWithRefs[]] => [group[0]!.refs.doctor.name, group])
    .toSorted(([one], [other]) => one.localeCompare(other, 'en'));
}

function drawDoctor(doc: Doc, name: string | null, rows: AppointmentWithRefs[]): void {
  makeRoom(doc, 110);
  if (name) drawTitle(doc, name);
  drawTable(
    doc,
    columns,
    rows.map(({ starts_at, hospital_id, overbooked, refs }) => [
      overbooked ? `${clockOf(starts_at)}\n${t.overbooked}` : clockOf(starts_at),
      patientText(refs.patient),
      name || !refs.hospital
        ? [refs.speciality, hospital_id ? '' : en.online].filter(Boolean).join(', ')
        : `${refs.speciality}\n${refs.hospital}`,
      refs.payment.payment_status === 'SUCCESSFUL' ? t.paid : t.due(refs.payment.amount_paid),
      '',
    ]),
  );
}

function patientText({ full_name, user_code, phone }: AppointmentWithRefs['refs']['patient']): string {
  return [full_name, user_code, phone && shownPhone(phone)].filter(Boolean).join('\n');
}
