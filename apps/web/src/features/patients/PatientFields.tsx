import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { Select, TextInput } from '../../ui/Field.tsx';
import { FieldPair } from '../../ui/FormDialog.tsx';
import { texts } from './texts.ts';

/** The empty form of a new patient; only the name is required. */
export const emptyPatient = { full_name: '', phone: '', birth_date: '', gender: '' };
export type PatientField = keyof typeof emptyPatient;

type Wiring = {
  name: string;
  value: string;
  error: string | undefined;
  onChange: (event: { target: { value: string } }) => void;
};

type Props = {
  field: (name: PatientField) => Wiring;
  /** Content below the field of the name or of the phone number. */
  below?: { full_name?: ReactNode; phone?: ReactNode };
};

/**
 * The fields of a new patient, of which the name has the focus first. `field` returns the props that connect a field
 * with the form.
 */
export function PatientFields({ field, below }: Props) {
  const name = useRef<HTMLInputElement>(null);
  useEffect(() => name.current?.focus(), []);
  const t = useTexts(texts);
  const genders = Object.entries(t.genders).map(([value, label]) => ({ value, label }));
  return (
    <>
      <TextInput ref={name} label={t.name} {...field('full_name')} required autoComplete="off" maxLength={120} />
      {below?.full_name}
      <TextInput label={t.phone} {...field('phone')} type="tel" hint={t.phoneHint} autoComplete="off" maxLength={60} />
      {below?.phone}
      <FieldPair>
        <TextInput
          label={t.birthDate}
          {...field('birth_date')}
          hint={t.birthDateHint}
          inputMode="numeric"
          autoComplete="off"
          maxLength={10}
        />
        <Select label={t.gender} {...field('gender')} empty={t.unknown} options={genders} />
      </FieldPair>
    </>
  );
}
