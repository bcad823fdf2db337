import type { FormEvent } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import { useMay } from '../../../lib/session/permissions.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { useFirstWrong } from '../../../ui/focus-invalid-field.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useDraft } from '../../../lib/hooks/use-draft.ts';
import css from './content.module.css';
import { texts } from './texts.ts';
import { NewerVersionBanner } from './NewerVersionBanner.tsx';
import {
  changedIn,
  isOvertaken,
  settings,
  type StaticText,
  type TextKey,
  textOf,
  type Typed,
  typedInto,
} from './static-texts.ts';
import { useSaveText } from './use-save-text.ts';

/** The form of the short texts and settings: each one is saved as a version of its own, and only if it was changed. */
export function Settings({ staticTexts }: { staticTexts: StaticText[] }) {
  const t = useTexts(texts);
  const [typed, change] = useDraft<Typed>('typed settings', {});
  const mayChangePrice = useMay('settings.manage');
  const drop = (key: TextKey) => change({ [key]: undefined });
  const { sending, write, wrong } = useSaveText(drop);
  const form = useFirstWrong<HTMLFormElement>(Object.keys(wrong));
  const changed = changedIn(staticTexts, typed);
  const overtaken = changed.filter((one) => isOvertaken(staticTexts, one.key, one)).map(({ key }) => key);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed.length === 0) showToast({ message: t.nothingChanged, kind: 'info' });
    else void write(changed);
  };
  return (
    <form ref={form} className={css.card} aria-labelledby="settings" onSubmit={submit} noValidate>
      <h2 id="settings">{t.settings}</h2>
      <p>{t.settingsSays}</p>
      {settings.map((key) => (
        <TextInput
          key={key}
          readOnly={key === 'appointment_price' && !mayChangePrice}
          label={t.names[key]}
          hint={t.hints[key]}
          error={wrong[key]}
          type={key.startsWith('social') ? 'url' : 'text'}
          inputMode={key === 'appointment_price' ? 'numeric' : undefined}
          value={typed[key]?.value ?? textOf(staticTexts, key)?.value ?? ''}
          onChange={(event) => change(typedInto(staticTexts, typed, key, event.currentTarget.value))}
        />
      ))}
      {overtaken.length > 0 && <NewerVersionBanner names={overtaken} onLoad={() => overtaken.forEach(drop)} />}
      <div className={css.foot}>
        <Button type="submit" busy={sending && t.saving}>
          {t.saveSettings}
        </Button>
      </div>
    </form>
  );
}
