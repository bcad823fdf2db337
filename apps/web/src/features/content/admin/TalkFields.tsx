import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Textarea, TextInput } from '../../../ui/Field.tsx';
import css from './content.module.css';
import { texts } from './texts.ts';
import type { Talk } from './static-texts.ts';

type Props = {
  number: number;
  talk: Talk;
  onChange: (changes: Partial<Talk>) => void;
  /** Moves the quotation up; undefined for the first quotation. */
  onUp: (() => void) | undefined;
  onRemove: () => void;
};

export function TalkFields({ number, talk, onChange, onUp, onRemove }: Props) {
  const t = useTexts(texts);
  return (
    <fieldset className={css.talk}>
      <legend>{t.talk(number)}</legend>
      <TextInput
        label={t.talkTitle}
        value={talk.title}
        maxLength={120}
        onChange={(event) => onChange({ title: event.currentTarget.value })}
      />
      <TextInput
        label={t.talkNames}
        value={talk.names}
        maxLength={120}
        onChange={(event) => onChange({ names: event.currentTarget.value })}
      />
      <Textarea
        label={t.talkText}
        value={talk.description}
        maxLength={2_000}
        onChange={(event) => onChange({ description: event.currentTarget.value })}
      />
      <TextInput
        label={t.talkLink}
        hint={t.talkLinkSays}
        value={talk.link}
        onChange={(event) => onChange({ link: event.currentTarget.value })}
      />
      <div className={css.acts}>
        {onUp && (
          <Button variant="text" size="sm" onClick={onUp}>
            {t.upTalk(number)}
          </Button>
        )}
        <Button variant="text" size="sm" onClick={onRemove}>
          {t.removeTalk(number)}
        </Button>
      </div>
    </fieldset>
  );
}
