import { type FormEvent, useState } from 'react';
import { RichTextInput } from '../../../ui/editor/RichTextInput.tsx';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { UnsavedChangesQuestion } from '../../../ui/UnsavedChangesQuestion.tsx';
import { useDraft } from '../../../lib/hooks/use-draft.ts';
import css from './content.module.css';
import { texts } from './texts.ts';
import { NewerVersionBanner } from './NewerVersionBanner.tsx';
import { isOvertaken, type LongText, pages, type StaticText } from './static-texts.ts';
import { useSaveText } from './use-save-text.ts';
import { Versions } from './Versions.tsx';

export function TextForm({ name, text }: { name: LongText; text: StaticText }) {
  const t = useTexts(texts);
  const before = text.value;
  const [form, change, clear] = useDraft(`text ${name}`, { value: before, version: text.version });
  // the key of the editor: it increases when an older or newer version is loaded, so that the editor is created anew
  const [taken, setTaken] = useState(0);
  const [asking, setAsking] = useState(false);
  const { sending, write } = useSaveText(clear);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void write([{ key: name, value: form.value, version: form.version }]);
  };
  return (
    <form className={css.form} onSubmit={submit} noValidate>
      <h2>{t.names[name]}</h2>
      <p className={css.note}>
        {t.version(text.version)}. {name !== 'faq' && t.consents}
      </p>
      <RichTextInput key={taken} label={t.names[name]} value={form.value} onChange={(value) => change({ value })} />
      <p className={css.note}>
        {t.longSays} {t.kept}
      </p>
      {isOvertaken([text], name, form) && (
        <NewerVersionBanner
          names={[name]}
          onLoad={() => {
            clear();
            setTaken(taken + 1);
          }}
        />
      )}
      <div className={css.foot}>
        <LinkButton to={pages[name]} variant="text" target="_blank">
          {t.see}
        </LinkButton>
        <Button variant="outlined" onClick={() => setAsking(true)}>
          {t.versions}
        </Button>
        <Button type="submit" busy={sending && t.saving}>
          {t.save}
        </Button>
      </div>
      {asking && (
        <Versions
          name={name}
          onTake={(value) => {
            change({ value });
            setTaken(taken + 1);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        />
      )}
      <UnsavedChangesQuestion when={form.value !== before} onLeave={clear} />
    </form>
  );
}
