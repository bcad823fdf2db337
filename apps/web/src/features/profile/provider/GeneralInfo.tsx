import { useTexts } from '../../../lib/language/texts.ts';
import { Select, Textarea, TextInput } from '../../../ui/Field.tsx';
import { useFirstWrong } from '../../../ui/focus-invalid-field.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { TagsInput } from '../../../ui/TagsInput.tsx';
import { TextsInput } from '../../../ui/TextsInput.tsx';
import type { Field } from './profile-fields.ts';
import { listIn, listText } from './profile-form.ts';
import { texts } from './texts.ts';
import css from './profile.module.css';
import { SectorField } from './SectorField.tsx';
import type { Editing } from './use-profile-form.ts';

/** The profile fields for this kind of provider. `editing` holds the typed values; another component saves them. */
export function GeneralInfo({ editing }: { editing: Editing }) {
  const ref = useFirstWrong<HTMLDivElement>([...editing.gaps, ...Object.keys(editing.wrong)]);
  return (
    <div ref={ref} className={css.fields}>
      {editing.fields.map((field) => (
        <div key={field.name} data-wide={field.wide ? '' : undefined}>
          <OneField field={field} editing={editing} />
        </div>
      ))}
    </div>
  );
}

function OneField({ field: { name, as, required, unset, values = [] }, editing }: { field: Field; editing: Editing }) {
  const t = useTexts(texts);
  const label = t.fields[name];
  const hint = (editing.admin ? t.adminHints[name] : undefined) ?? t.hints[name];
  const value = editing.form[name] ?? '';
  const set = (to: string) => editing.change({ [name]: to });
  const error = editing.gaps.includes(name) ? t.needed(label) : editing.wrong[name];
  const typed = {
    label,
    hint,
    error,
    value,
    'aria-required': required,
    onChange: (event: { target: { value: string } }) => set(event.target.value),
  };
  switch (as) {
    case 'text':
      return <TextInput {...typed} maxLength={200} />;
    case 'email':
      return <TextInput {...typed} inputMode="email" autoCapitalize="none" />;
    case 'phone':
      return <TextInput {...typed} type="tel" placeholder={t.phoneExample} maxLength={60} />;
    case 'money':
      return <TextInput {...typed} inputMode="numeric" after={<span className={css.unit}>{t.frw}</span>} />;
    case 'day':
      return <TextInput {...typed} type="date" />;
    case 'rich':
      return <Textarea {...typed} rows={7} maxLength={15_000} />;
    case 'choice':
      return (
        <Select
          {...typed}
          {...(unset ? { empty: t.notSaid } : value === '' ? { empty: t.chooseOne } : {})}
          options={values.map((one) => ({ value: one, label: t.choices[one] ?? one }))}
        />
      );
    case 'flag':
      return (
        <Switch label={label} checked={value === '1'} onChange={({ target }) => set(target.checked ? '1' : '0')} />
      );
    case 'texts':
      return (
        <TextsInput
          label={label}
          hint={hint}
          add={t.addLine}
          texts={listIn(value)}
          onChange={(texts) => set(listText(texts))}
        />
      );
    case 'tags':
      return <TagsInput label={label} hint={hint} tags={listIn(value)} onChange={(tags) => set(listText(tags))} />;
    case 'sector':
      return <SectorField label={label} value={value} error={error} onChange={set} />;
  }
}
