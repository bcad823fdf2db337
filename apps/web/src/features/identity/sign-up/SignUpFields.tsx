import { useTexts } from '../../../lib/language/texts.ts';
import { LocationPicker } from '../../../domain/locations/LocationPicker.tsx';
import { Select, TextInput } from '../../../ui/Field.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import css from '../identity.module.css';
import { texts } from '../texts.ts';
import { PhoneCodeFields } from '../../../domain/phone/PhoneCodeFields.tsx';
import type { PhoneCode } from '../../../domain/phone/use-phone-code.ts';
import { type FieldErrors, isByCode, partsOf, type Gender, type PlaceType, type SignUpDraft } from './sign-up-form.ts';

type Props = {
  draft: SignUpDraft;
  change: (changes: Partial<SignUpDraft>) => void;
  errors: FieldErrors;
  /** The code that confirms the phone number of somebody who signs up by phone number. */
  phoneCode: PhoneCode;
};

export function SignUpFields({ draft, change, errors, phoneCode }: Props) {
  const t = useTexts(texts);
  const { person, place } = partsOf(draft.types);
  const byCode = isByCode(draft);
  const provider = draft.types.some((type) => type !== 'type_patient');
  const field = (name: 'name' | 'email' | 'phone' | 'address' | 'id_number' | 'birth_date') => ({
    value: draft[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  return (
    <>
      {provider && <Banner>{t.providerNote}</Banner>}
      <TextInput label={t.name} hint={t.nameHint} {...field('name')} error={errors.name} autoComplete="name" required />
      {byCode ? (
        <PhoneCodeFields
          phone={draft.phone}
          onPhone={(phone) => change({ phone })}
          phoneCode={phoneCode}
          wrong={errors as Record<string, string>}
        />
      ) : (
        <div className={css.pair}>
          <TextInput
            label={t.email}
            {...field('email')}
            error={errors.email}
            required
            type="text"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="aline@example.com"
          />
          <TextInput label={t.phone} {...field('phone')} type="tel" autoComplete="tel" placeholder={t.phoneExample} />
        </div>
      )}
      {person && (
        <>
          <div className={css.pair}>
            <TextInput
              label={t.birthDate}
              hint={t.birthDateHint}
              {...field('birth_date')}
              error={errors.birth_date}
              required={draft.types.includes('type_patient')}
              type="date"
              autoComplete="bday"
            />
            <Select
              label={t.gender}
              value={draft.gender}
              empty={t.chooseOne}
              options={optionsOf(t.genders)}
              onChange={({ target }) => change({ gender: target.value as Gender | '' })}
            />
          </div>
          <TextInput label={t.idNumber} {...field('id_number')} inputMode="numeric" autoComplete="off" />
        </>
      )}
      {place && (
        <>
          <Select
            label={draft.types.includes('type_hospital') ? t.type : t.typeOptional}
            value={draft.type}
            error={errors.type}
            required={draft.types.includes('type_hospital')}
            empty={draft.types.includes('type_hospital') ? t.chooseOne : t.neither}
            options={optionsOf(t.placeTypes)}
            onChange={({ target }) => change({ type: target.value as PlaceType | '' })}
          />
          <LocationPicker where={draft.where} down="sector" onChange={(where) => change({ where })} />
        </>
      )}
      <TextInput label={t.address} {...field('address')} autoComplete="street-address" placeholder={t.addressExample} />
    </>
  );
}

const optionsOf = (words: Record<string, string>) => Object.entries(words).map(([value, label]) => ({ value, label }));
