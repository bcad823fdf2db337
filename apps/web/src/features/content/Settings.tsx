import type { FormEvent } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { TextInput } from '../../shared/ui/Field.tsx';
import { useFirstWrong } from '../../shared/ui/first-wrong.ts';
import { notify } from '../../shared/ui/notices.ts';
import { useDraft } from '../../shared/use-draft.ts';
import css from './content.module.css';
import { messages } from './messages.ts';
import { Overtaken } from './Overtaken.tsx';
import {
  changedIn,
  isOvertaken,
  settings,
  type StaticText,
  type TextKey,
  textOf,
  type Typed,
  typedInto,
} from './texts.ts';
import { useWriteText } from './use-write-text.ts';

/** Short values: each is saved as a version of its own, only when it was changed. */
export function Settings({ texts }: { texts: StaticText[] }) {
  const t = useMessages(messages);
  const [typed, change] = useDraft<Typed>('typed settings', {});
  const drop = (key: TextKey) => change({ [key]: undefined });
  const { sending, write, wrong } = useWriteText(drop);
  const form = useFirstWrong<HTMLFormElement>(Object.keys(wrong));
  const changed = changedIn(texts, typed);
  const overtaken = changed.filter((one) => isOvertaken(texts, one.key, one)).map(({ key }) => key);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (changed.length === 0) notify({ message: t.nothingChanged, kind: 'info' });
    else void write(changed);
  };
  return (
    <form ref={form} className={css.card} aria-labelledby="settings" onSubmit={submit} noValidate>
      <h2 id="settings">{t.settings}</h2>
      <p>{t.settingsSays}</p>
      {settings.map((key) => (
        <TextInput
          key={key}
          label={t.names[key]}
          hint={t.hints[key]}
          error={wrong[key]}
          type={key.startsWith('social') ? 'url' : 'text'}
          inputMode={key === 'appointment_price' ? 'numeric' : undefined}
          value={typed[key]?.value ?? textOf(texts, key)?.value ?? ''}
          onChange={(event) => change(typedInto(texts, typed, key, event.currentTarget.value))}
        />
      ))}
      {overtaken.length > 0 && <Overtaken names={overtaken} onLoad={() => overtaken.forEach(drop)} />}
      <div className={css.foot}>
        <Button type="submit" busy={sending && t.saving}>
          {t.saveSettings}
        </Button>
      </div>
    </form>
  );
}
