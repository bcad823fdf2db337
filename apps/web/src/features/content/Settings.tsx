import type { FormEvent } from 'react';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { TextInput } from '../../shared/ui/Field.tsx';
import { notify } from '../../shared/ui/notices.ts';
import { useDraft } from '../../shared/use-draft.ts';
import css from './content.module.css';
import { messages } from './messages.ts';
import { settings, type StaticText, textOf } from './texts.ts';
import { useWriteText } from './use-write-text.ts';

/** Short values: each is saved as a version of its own, only when it was changed. */
export function Settings({ texts }: { texts: StaticText[] }) {
  const t = useMessages(messages);
  const before = Object.fromEntries(settings.map((key) => [key, textOf(texts, key)?.value ?? '']));
  const [form, change, clear] = useDraft<Record<string, string>>('content settings', before);
  const { sending, write } = useWriteText(clear);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const changed = settings.filter((key) => (form[key] ?? '').trim() !== before[key]);
    if (changed.length === 0) notify({ message: t.nothingChanged, kind: 'info' });
    else void write(changed.map((key) => ({ key, value: form[key] ?? '', version: textOf(texts, key)?.version })));
  };
  return (
    <form className={css.card} aria-labelledby="settings" onSubmit={submit} noValidate>
      <h2 id="settings">{t.settings}</h2>
      <p>{t.settingsSays}</p>
      {settings.map((key) => (
        <TextInput
          key={key}
          label={t.names[key]}
          hint={t.hints[key]}
          type={key.startsWith('social') ? 'url' : 'text'}
          inputMode={key === 'appointment_price' ? 'numeric' : undefined}
          value={form[key] ?? ''}
          onChange={(event) => change({ [key]: event.currentTarget.value })}
        />
      ))}
      <div className={css.foot}>
        <Button type="submit" busy={sending && t.saving}>
          {t.saveSettings}
        </Button>
      </div>
    </form>
  );
}
