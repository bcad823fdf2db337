import type { DoctorCard } from '@ivuriro/contract';
import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { shortDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { displayTime } from '../../../lib/language/times.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Select, TextInput } from '../../../ui/Field.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { chevronRight, search as glass } from '../../../ui/icons.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { Empty, ErrorState } from '../../../ui/States.tsx';
import { placeText } from '../../../domain/doctors/next-free-slot.ts';
import { usePausedText } from '../../../lib/hooks/use-debounced-text.ts';
import { useAnswer } from '../../../lib/api/use-answer.ts';
import css from './ChooseDoctor.module.css';
import { withDoctor } from './booking-address.ts';
import { texts } from './texts.ts';

const pageSize = 10;
const mostDoctors = 50;

/** The choice of a doctor when the booking began without a doctor: from the menu, the home page or the footer. */
export function ChooseDoctor({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  const [specialty, setSpecialty] = useState('');
  const [text, setText] = useState('');
  const [shown, setShown] = useState(pageSize);
  const debouncedText = usePausedText(text.trim());
  const specialities = useAnswer('specialities', (signal) =>
    call('GET /specialties', { query: { showOnlyDoctorsSpecialities: '1' }, signal }),
  );
  const { data, error, retry } = useDoctors({ specialty, 'text-search': debouncedText }, shown);
  const doctors = !data || Array.isArray(data) ? [] : data.data;
  const total = !data || Array.isArray(data) ? 0 : data.total;
  return (
    <Dialog title={t.title} subtitle={t.chooseTitle} onClose={onClose}>
      <div className={css.filters}>
        <Select
          label={t.speciality}
          value={specialty}
          empty={t.allSpecialities}
          options={(specialities.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(event) => {
            setSpecialty(event.target.value);
            setShown(pageSize);
          }}
        />
        <TextInput
          label={t.search}
          icon={glass}
          type="search"
          maxLength={100}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            setShown(pageSize);
          }}
        />
      </div>
      <p className="sr" role="status">
        {data ? t.found(total) : t.searching}
      </p>
      {!data && !error && [0, 1, 2, 3].map((n) => <Skeleton key={n} height="4.25rem" />)}
      {data && total === 0 && (
        <Empty title={t.noDoctor}>
          <p>{t.noDoctorSays}</p>
        </Empty>
      )}
      {doctors.length > 0 && (
        <ul className={css.doctors}>
          {doctors.map((doctor) => (
            <Row key={doctor.id} doctor={doctor} />
          ))}
        </ul>
      )}
      {error && <ErrorState title={t.wentWrong} onRetry={retry} />}
      {!error && total > doctors.length && doctors.length < mostDoctors && (
        <Button
          variant="text"
          wide
          busy={shown > doctors.length && t.loadingMore}
          onClick={() => setShown(doctors.length + pageSize)}
        >
          {t.showMore}
        </Button>
      )}
    </Dialog>
  );
}

/** Reads the doctors. While more doctors of the same list are loading, those already listed stay on the screen. */
function useDoctors(filters: { specialty: string; 'text-search': string }, shown: number) {
  const of = JSON.stringify(filters);
  const { data, ...answer } = useAnswer(`${of} ${shown}`, (signal) =>
    call('GET /doctors', { query: { ...filters, per_page: shown }, signal }),
  );
  const [last, setLast] = useState({ of, data });
  if (data && last.data !== data) setLast({ of, data });
  return { ...answer, data: data ?? (last.of === of ? last.data : undefined) };
}

/** 'Fri 20 Nov, 15:45, Kabutare Hospital, Huye' */
const nextText = ({ date, time, hospital }: NonNullable<DoctorCard['next_available']>, video: string) =>
  [shortDate(date), displayTime(time), hospital ? placeText(hospital) : video].join(', ');

function Row({ doctor }: { doctor: DoctorCard }) {
  const t = useTexts(texts);
  const { search } = useLocation();
  const { id, name, picture, doctorSpecialties, hospitalAffiliations, next_available: next } = doctor;
  const place = next?.hospital ? undefined : hospitalAffiliations[0]?.name;
  const about = [doctorSpecialties[0]?.name, place].filter(Boolean).join(' · ');
  return (
    <li>
      <Link to={withDoctor(search, id)} preventScrollReset>
        <Picture picture={picture} seed={id} alt="" width={48} />
        <span>
          <b>{name}</b>
          {about && <span>{about}</span>}
          <small>{next ? t.nextFree(nextText(next, t.video)) : t.noTime}</small>
        </span>
        <Icon of={chevronRight} />
      </Link>
    </li>
  );
}
