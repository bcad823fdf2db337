import type { FormEvent } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { plus } from '../../../ui/icons.ts';
import { useDraft } from '../../../lib/hooks/use-draft.ts';
import css from './content.module.css';
import { texts } from './texts.ts';
import { TalkFields } from './TalkFields.tsx';
import { NewerVersionBanner } from './NewerVersionBanner.tsx';
import { emptyTalk, isOvertaken, type StaticText, type Talk, talksOf, textOf } from './static-texts.ts';
import { useSaveText } from './use-save-text.ts';

const key = 'home_talks_slider_content';
const MOST = 20;

/** The editor of the quotations from patients on the home page. */
export function Talks({ staticTexts }: { staticTexts: StaticText[] }) {
  const t = useTexts(texts);
  const kept = textOf(staticTexts, key);
  const [{ talks, version }, change, clear] = useDraft('content talks', {
    talks: talksOf(kept?.value ?? ''),
    version: kept?.version ?? 0,
  });
  const { sending, write } = useSaveText(clear);
  const put = (changed: Talk[]) => change({ talks: changed });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void write([{ key, value: JSON.stringify(talks), version }]);
  };
  return (
    <form className={css.card} aria-labelledby="talks" onSubmit={submit} noValidate>
      <h2 id="talks">{t.talks}</h2>
      <p>{t.talksSay}</p>
      {talks.length === 0 && <p className={css.note}>{t.noTalks}</p>}
      {talks.map((talk, index) => (
        // a quotation has no id
        // oxlint-disable-next-line no-array-index-key
        <TalkFields
          key={index}
          number={index + 1}
          talk={talk}
          onChange={(changes) => put(talks.with(index, { ...talk, ...changes }))}
          onUp={index > 0 ? () => put(talks.toSpliced(index, 1).toSpliced(index - 1, 0, talk)) : undefined}
          onRemove={() => put(talks.toSpliced(index, 1))}
        />
      ))}
      {isOvertaken(staticTexts, key, { value: JSON.stringify(talks), version }) && (
        <NewerVersionBanner names={[key]} onLoad={clear} />
      )}
      <div className={css.foot}>
        <Button variant="outlined" disabled={talks.length >= MOST} onClick={() => put([...talks, emptyTalk])}>
          <Icon of={plus} size={18} />
          {t.addTalk}
        </Button>
        <Button type="submit" busy={sending && t.saving}>
          {t.saveTalks}
        </Button>
      </div>
    </form>
  );
}
