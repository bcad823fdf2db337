import { ApiError, type FieldErrors } from '../../../lib/api/envelope.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { FailedLine } from '../../../ui/FailedLine.tsx';
import { Select } from '../../../ui/Field.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { texts } from './texts.ts';
import type { Choice, useBookableDoctors } from './use-bookable-doctors.ts';

type Props = {
  bookable: ReturnType<typeof useBookableDoctors>;
  choice: Choice;
  byHospital: boolean;
  /** The errors of the fields `doctor` and `hospital`. */
  wrong: FieldErrors;
  onChoose: (changes: { doctor?: string; hospital?: string; speciality?: string }) => void;
};

/**
 * The selects for the doctor (at a hospital) or the hospital (for a doctor), and for the speciality. A select is shown
 * only if there is more than one option.
 */
export function DoctorFields({ bookable, choice, byHospital, wrong, onChoose }: Props) {
  const { doctors, hospitals, error, retry } = bookable;
  const t = useTexts(texts);
  if (error instanceof ApiError && error.status === 404) return <Banner tone="ochre">{t.notPublished}</Banner>;
  if (error) return <FailedLine says={t.failed} onRetry={retry} />;
  if (!doctors) return <SkeletonLines says={t.loading} heights={['68px', '68px']} />;
  if (doctors.length === 0) return <Banner tone="ochre">{t.noDoctors}</Banner>;
  if (hospitals.length === 0) return <Banner tone="ochre">{t.noPlaces}</Banner>;
  const specialities = choice.doctor?.doctorSpecialties ?? [];
  return (
    <>
      {byHospital && doctors.length > 1 && (
        <Select
          label={t.doctor}
          value={choice.doctor?.id ?? ''}
          empty={t.chooseDoctor}
          options={optionsOf(doctors)}
          required
          hint={choice.doctor ? undefined : t.chooseFirst}
          error={choice.doctor ? undefined : wrong.doctor}
          onChange={(event) => onChoose({ doctor: event.target.value })}
        />
      )}
      {!byHospital && hospitals.length > 1 && (
        <Select
          label={t.hospital}
          value={choice.hospital?.id ?? ''}
          empty={t.chooseHospital}
          options={optionsOf(hospitals)}
          required
          hint={choice.hospital ? undefined : t.chooseFirst}
          error={choice.hospital ? undefined : wrong.hospital}
          onChange={(event) => onChoose({ hospital: event.target.value })}
        />
      )}
      {specialities.length > 1 && (
        <Select
          label={t.speciality}
          value={choice.speciality?.id ?? ''}
          options={optionsOf(specialities)}
          onChange={(event) => onChoose({ speciality: event.target.value })}
        />
      )}
    </>
  );
}

const optionsOf = (all: { id: string; name: string }[]) => all.map(({ id, name }) => ({ value: id, label: name }));
