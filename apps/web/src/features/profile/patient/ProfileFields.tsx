import type { FieldErrors } from '../../../lib/api/envelope.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { actsForOther } from '../../../lib/session/accounts.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { Select, TextInput } from '../../../ui/Field.tsx';
import { texts } from './texts.ts';
import css from './profile.module.css';
import type { ProfileForm } from './profile-form.ts';

type Props = {
  form: ProfileForm;
  /** The errors by field name. */
  wrong: FieldErrors;
  onChange: (changes: Partial<ProfileForm>) => void;
};

export function ProfileFields({ form, wrong, onChange }: Props) {
  const t = useTexts(texts);
  const account = useAccount();
  const ofOther = account !== null && actsForOther(account);
  const field = (name: keyof ProfileForm) => ({
    value: form[name],
    error: wrong[name],
    onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
  });
  return (
    <>
      <TextInput label={t.name} {...field('full_name')} autoComplete="name" />
      <div className={css.pair}>
        {/* in somebody else's record both belong to the person who acts, and are changed in that person's profile */}
        {!ofOther && (
          <>
            <TextInput
              label={t.email}
              {...field('email')}
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
            />
            <TextInput label={t.phone} {...field('phone')} type="tel" autoComplete="tel" placeholder={t.phoneExample} />
          </>
        )}
        <TextInput label={t.birthDate} {...field('birth_date')} type="date" autoComplete="bday" />
        <Select
          label={t.gender}
          {...field('gender')}
          empty={t.chooseOne}
          options={Object.entries(t.genders).map(([value, label]) => ({ value, label }))}
        />
        <TextInput label={t.idNumber} {...field('id_number')} inputMode="numeric" autoComplete="off" />
        <TextInput label={t.address} {...field('address')} autoComplete="street-address" />
      </div>
      {ofOther && <p className={css.says}>{t.contactOfOther(form.email || form.phone)}</p>}
    </>
  );
}
