import { useId, useState } from 'react';
import { call, type AnyProviderContext } from '../../../lib/api/call.ts';
import type { Api } from '../../../lib/api/contract.ts';
import { useCallAt } from '../../../lib/api/use-call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Select } from '../../../ui/Field.tsx';
import { Segment } from '../../../ui/Segment.tsx';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { useShowChange } from '../../../ui/use-show-change.ts';
import { BookedAppointments } from '../BookedAppointments.tsx';
import css from '../calendar.module.css';
import { endsLater, type On } from '../calendar-rows.ts';
import { TimeRange } from '../TimeRange.tsx';
import { texts } from '../texts.ts';

type Body = Api['POST /doctor/calendars']['body'];
type Type = Body['type'];

const types: Type[] = ['Online', 'Hospital', 'default'];
const isType = (value: string): value is Type => types.some((type) => type === value);

type Props = { providerContext: AnyProviderContext; title: string; on: On; onClose: () => void };

/**
 * The form that adds a calendar row, which opens or closes hours for every kind of appointment or at one hospital only.
 */
export function CalendarRowDialog({ providerContext, title, on, onClose }: Props) {
  const t = useTexts(texts);
  const id = useId();
  const showChange = useShowChange();
  const { sending, send } = useFormSubmit();
  const { data: affiliations, isError, refetch } = useCallAt(providerContext, 'GET /{owner_id}/hospitalAffiliations');
  const [open, setOpen] = useState(true);
  const [type, setType] = useState<Type>('Online');
  const [hospital, setHospital] = useState('');
  const [start, setStart] = useState('08:00 AM');
  const [end, setEnd] = useState('05:00 PM');
  const [checked, setChecked] = useState(false);

  const asksHospital = open && type === 'Hospital';
  const hospitalWrong = asksHospital && hospital === '';
  const endWrong = !endsLater(start, end);
  const hospitals = (affiliations ?? [])
    .filter(({ state }) => state === 'ACTIVE')
    .map((one) => ({ value: one.hospital_id, label: one.hospital.name }));
  const save = () =>
    send(async () => {
      setChecked(true);
      if (hospitalWrong || endWrong) return;
      const body = { ...on, ...bodyOf(open, type, hospital), start_time: start, end_time: end };
      await ('day' in on ? call('POST /doctor/default_calendars', { body }) : call('POST /doctor/calendars', { body }));
      await showChange({ message: t.saved });
      onClose();
    });
  return (
    <Dialog
      narrow
      title={title}
      onClose={onClose}
      foot={
        <Button type="submit" form={id} busy={sending && t.saving}>
          {t.save}
        </Button>
      }
    >
      <form
        id={id}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Segment
          legend={t.kind}
          name="kind"
          options={[
            { value: 'open', label: t.open },
            { value: 'shut', label: t.shut },
          ]}
          value={open ? 'open' : 'shut'}
          onChange={(value) => setOpen(value === 'open')}
        />
        {open && (
          <div>
            <p className={css.label} aria-hidden="true">
              {t.type}
            </p>
            <Segment
              legend={t.type}
              name="type"
              options={types.map((value) => ({ value, label: t.types[value] }))}
              value={type}
              onChange={(value) => isType(value) && setType(value)}
            />
            <p className={css.hint}>{t.typeSays[type]}</p>
          </div>
        )}
        {(asksHospital || !open) && (
          <Select
            label={asksHospital ? t.hospital : t.where}
            empty={asksHospital ? t.chooseHospital : t.everywhere}
            options={hospitals}
            value={hospital}
            hint={affiliations && hospitals.length === 0 && t.noHospital}
            error={checked && hospitalWrong ? t.pleaseHospital : undefined}
            onChange={(event) => setHospital(event.target.value)}
          />
        )}
        {(asksHospital || !open) && !affiliations && isError && (
          <p className={css.none} role="alert">
            {t.hospitalsFailed}{' '}
            <Button variant="text" onClick={() => void refetch()}>
              {t.retry}
            </Button>
          </p>
        )}
        <TimeRange start={start} end={end} onStart={setStart} onEnd={setEnd} />
        {!open && (
          <BookedAppointments providerContext={providerContext} on={on} hours={{ start_time: start, end_time: end }} />
        )}
      </form>
    </Dialog>
  );
}

/** Closing hours applies to every kind of appointment unless a hospital is named; an online row has no hospital. */
function bodyOf(open: boolean, type: Type, hospital: string): Pick<Body, 'type' | 'hospital_id' | 'isAvailable'> {
  if (!open) return { type: hospital ? 'Hospital' : 'default', hospital_id: hospital, isAvailable: '0' };
  return { type, hospital_id: type === 'Hospital' ? hospital : '', isAvailable: '1' };
}
