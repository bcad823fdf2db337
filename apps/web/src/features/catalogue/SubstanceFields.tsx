import { useTexts } from '../../lib/language/texts.ts';
import { TextInput } from '../../ui/Field.tsx';
import css from './drugs.module.css';
import type { DrugForm } from './drugs.ts';
import { texts } from './texts.ts';

type Props = { form: DrugForm; change: (changes: Partial<DrugForm>) => void; wrongAtc: string | undefined };

/**
 * The fields for the substance of a drug: drugs with the same values in the first three fields can replace each other.
 */
export function SubstanceFields({ form, change, wrongAtc }: Props) {
  const { drugs: t } = useTexts(texts);
  return (
    <fieldset className={css.substance}>
      <legend>{t.substance}</legend>
      <p>{t.substanceSays}</p>
      <TextInput
        label={t.ingredient}
        hint={t.ingredientHint}
        maxLength={200}
        value={form.ingredient}
        onChange={(event) => change({ ingredient: event.currentTarget.value })}
      />
      <TextInput
        label={t.strength}
        hint={t.strengthHint}
        maxLength={80}
        value={form.strength}
        onChange={(event) => change({ strength: event.currentTarget.value })}
      />
      <TextInput
        label={t.form}
        hint={t.formHint}
        maxLength={120}
        value={form.form}
        onChange={(event) => change({ form: event.currentTarget.value })}
      />
      <TextInput
        label={t.atc}
        hint={t.atcHint}
        error={wrongAtc}
        maxLength={7}
        autoCapitalize="characters"
        value={form.atc}
        onChange={(event) => change({ atc: event.currentTarget.value })}
      />
    </fieldset>
  );
}
