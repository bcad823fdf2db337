import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { usePrice } from '../../../domain/content/use-content.ts';
import type { ChosenSlot } from '../../../domain/availability/calendar.ts';
import { type AnyProviderContext, callAt } from '../../../lib/api/call.ts';
import type { OwnedResourceApi } from '../../../lib/api/contract.ts';
import { ApiError, type FieldErrors } from '../../../lib/api/envelope.ts';
import { useDraft } from '../../../lib/hooks/use-draft.ts';
import { useToday } from '../../../lib/hooks/use-today.ts';
import { inKigali, shortDate } from '../../../lib/language/dates.ts';
import { money } from '../../../lib/language/money.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { displayTime } from '../../../lib/language/times.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Textarea } from '../../../ui/Field.tsx';
import { goToFirstWrong } from '../../../ui/focus-invalid-field.ts';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { useShowChange } from '../../../ui/use-show-change.ts';
import { emptyPatient, type PatientField, PatientFields } from '../PatientFields.tsx';
import type { BookedPatient } from '../PatientList.tsx';
import css from './book.module.css';
import { BookingFailure, type Failure } from './BookingFailure.tsx';
import { DoctorFields } from './DoctorFields.tsx';
import { FirstFree } from './FirstFree.tsx';
import { FreeTimes } from './FreeTimes.tsx';
import { KnownPatients } from './KnownPatients.tsx';
import { Repeat, type Series } from './Repeat.tsx';
import { texts } from './texts.ts';
import { chosenFrom, useBookableDoctors } from './use-bookable-doctors.ts';

type Body = OwnedResourceApi['POST /appointments']['body'];

/**
 * The doctor, hospital and speciality with which the dialog opens, and a slot: a free one, or with `overbook` one that
 * another patient has.
 */
export type BookingStart = {
  doctor: string;
  hospital: string;
  speciality?: string;
  slot?: ChosenSlot;
  overbook?: boolean;
};

type Props = {
  providerContext: AnyProviderContext;
  /**
   * The patient who was chosen before; null if the name is typed in the dialog, for a new patient or one who is found
   * by name.
   */
  patient: BookedPatient | null;
  start?: BookingStart;
  onBooked: (patientId: string) => void;
  onClose: () => void;
};

const empty = { ...emptyPatient, doctor: '', hospital: '', speciality: '', reason: '', link: '' };

/**
 * The dialog in which a desk books an appointment for one of its patients or for a new one. Closing the dialog or an
 * error keeps the typed values.
 */
export default function BookAtDesk({ providerContext, patient: given, start, onBooked, onClose }: Props) {
  const t = useTexts(texts);
  const [draft, change, clear] = useDraft(`booking at ${providerContext.id} for ${given?.id ?? 'a new one'}`, empty);
  const [found, setFound] = useState<BookedPatient | null>(null);
  const patient = given ?? found;
  const [place, setPlace] = useState(
    start && {
      doctor: start.doctor,
      hospital: start.hospital,
      ...(start.speciality && { speciality: start.speciality }),
    },
  );
  const [slot, setSlot] = useState<ChosenSlot | null>(start?.slot ?? null);
  const [overbook, setOverbook] = useState(start?.overbook ?? false);
  const [series, setSeries] = useState<Series | null>(null);
  const [failed, setFailed] = useState<Failure | null>(null);
  const [wrong, setWrong] = useState<FieldErrors>({});
  /** The field in which was typed last; patients who are known here are offered below it. */
  const [typedIn, setTypedIn] = useState<'full_name' | 'phone'>('full_name');
  const today = useToday();
  const queries = useQueryClient();
  const showChange = useShowChange();
  const { sending, send } = useFormSubmit();
  // the Idempotency-Key of the typed values: if they are sent twice, the appointment is booked once
  const key = useRef(crypto.randomUUID());
  const bookable = useBookableDoctors(providerContext);
  const choice = chosenFrom(bookable, { ...draft, ...place });
  const price = usePrice(choice.doctor?.consultation_fee ?? null);
  const type = (changes: Partial<typeof empty>) => {
    key.current = crypto.randomUUID();
    change(changes);
  };
  const pick = (known: BookedPatient | null) => {
    key.current = crypto.randomUUID();
    setFound(known);
  };
  const choose = (to: ChosenSlot | null, beside = false) => {
    key.current = crypto.randomUUID();
    setFailed(null);
    setSlot(to);
    setOverbook(beside);
  };
  const repeat = (to: Series | null) => {
    key.current = crypto.randomUUID();
    setFailed(null);
    setSeries(to);
  };
  const field = (name: PatientField) => ({
    name,
    value: draft[name],
    error: wrong[`patient.${name}`],
    onChange: (event: { target: { value: string } }) => {
      if (name === 'full_name' || name === 'phone') setTypedIn(name);
      type({ [name]: event.target.value });
    },
  });
  const { doctor, hospital, speciality } = choice;
  const ready = doctor !== undefined && hospital !== undefined;
  const bySeries = overbook ? null : series;
  const book = (form: HTMLFormElement) => {
    const missing: FieldErrors = {
      ...(!patient && !draft.full_name.trim() && { 'patient.full_name': t.nameMissing }),
      ...(!doctor && { doctor: t.doctorMissing }),
      ...(doctor && !hospital && { hospital: t.hospitalMissing }),
    };
    setFailed(null);
    setWrong(missing);
    if (!ready || Object.keys(missing).length > 0) return;
    if (!slot) return setFailed({ says: t.timeMissing });
    return send(async () => {
      const { full_name, phone, birth_date, gender } = draft;
      const typed = { full_name, phone, birth_date, ...(gender && { gender }) };
      const body = {
        ...(patient ? { patient_id: patient.id } : { patient: typed }),
        ...(providerContext.kind === 'doctor' ? { hospital_id: hospital.id } : { doctor_id: doctor.id }),
        speciality_id: speciality?.id ?? '',
        reason: draft.reason,
        assigned_date: slot.date,
        start_time: slot.time,
        end_time: slot.end_time,
        consultation_type: 'PHYSICAL',
        payment: bySeries || !draft.link ? 'DESK' : 'LINK',
        ...(slot.date === today && { walk_in: 1 }),
        ...(overbook ? { overbook: 1 } : bySeries && { series: bySeries }),
      } as Body;
      try {
        const reply = await callAt(providerContext, 'POST /appointments', { body, idempotencyKey: key.current });
        clear();
        onBooked([reply.data].flat()[0]!.patient.id);
        await showChange(reply);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        if (error.code === 'series_taken') return setFailed({ says: t.seriesTaken, taken: true, days: error.fields });
        if (error.code === 'slot_taken') {
          choose(null);
          setFailed({ says: t.taken, taken: true, lost: overbook ? null : slot });
          return queries.invalidateQueries({ queryKey: ['GET /view_doctor/calendar/{id}'] });
        }
        // a toast would say it a second time, and cover the times
        const fields = Object.keys(error.fields);
        if (patient || fields.length === 0 || !fields.every(isOfPatient)) return setFailed({ says: error.message });
        setWrong(error.fields);
        goToFirstWrong(form);
      }
    });
  };
  return (
    <FormDialog
      title={t.title}
      subtitle={patient ? patient.full_name : t.newPatient}
      words={{
        send: slot ? (bySeries ? t.bookSeries(bySeries.times) : t.book(when(slot))) : t.chooseTime,
        sending: t.booking,
      }}
      sending={sending}
      noValidate
      onSend={(form) => void book(form)}
      onClose={onClose}
    >
      {!patient && (
        <>
          <p>{t.newPatientSays}</p>
          <PatientFields
            field={field}
            below={{
              [typedIn]: <KnownPatients providerContext={providerContext} typed={draft[typedIn]} onPick={pick} />,
            }}
          />
        </>
      )}
      {found && (
        <Button variant="text" onClick={() => pick(null)}>
          {t.somebodyElse}
        </Button>
      )}
      <DoctorFields
        bookable={bookable}
        choice={choice}
        byHospital={providerContext.kind !== 'doctor'}
        wrong={wrong}
        onChoose={(changes) => {
          type({ ...place, ...changes });
          setPlace(undefined);
          if (changes.speciality === undefined) choose(null);
        }}
      />
      {!doctor && hospital && bookable.doctors && bookable.doctors.length > 1 && (
        <FirstFree
          hospital={hospital.id}
          doctors={bookable.doctors}
          onChoose={(first, at) => {
            type({ doctor: first });
            setPlace(undefined);
            choose(at);
          }}
        />
      )}
      {ready && (
        <>
          {failed && <BookingFailure failure={failed} onBeside={(lost) => choose(lost, true)} />}
          {overbook && slot && <Banner tone="ochre">{t.overbooks(when(slot))}</Banner>}
          <FreeTimes
            key={`${doctor.id} ${hospital.id}`}
            doctor={doctor.id}
            hospital={hospital.id}
            chosen={slot}
            onChoose={(to) => choose(to)}
          />
          {slot && !overbook && <Repeat slot={slot} series={series} refused={failed?.days ?? {}} onChange={repeat} />}
          <Textarea
            label={t.reason}
            hint={t.reasonHint}
            maxLength={2000}
            rows={2}
            value={draft.reason}
            onChange={(event) => type({ reason: event.target.value })}
          />
          <p className={css.due}>{bySeries ? t.dueEach(money(price), bySeries.times) : t.due(money(price))}</p>
          {!bySeries && price > 0 && (
            <Checkbox
              label={t.sendLink}
              checked={draft.link !== ''}
              onChange={({ target }) => type({ link: target.checked ? 'send' : '' })}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

const isOfPatient = (field: string) => field.startsWith('patient.');
const when = ({ date, time }: ChosenSlot) => inKigali(`${shortDate(date)}, ${displayTime(time)}`);
