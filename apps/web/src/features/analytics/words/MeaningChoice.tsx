import { useId } from 'react';
import type { Api } from '../../../lib/api/contract.ts';
import { call } from '../../../lib/api/call.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { usePausedText } from '../../../lib/hooks/use-debounced-text.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { FieldError } from '../../../ui/FieldError.tsx';
import type { Find } from '../../../ui/search-picker/search-function.ts';
import { SearchPicker } from '../../../ui/search-picker/SearchPicker.tsx';
import { texts } from './texts.ts';
import css from './words.module.css';

type Meaning = Api['GET /admin/search-meanings']['data'][number];
/** A meaning of a phrase; `detail` is the kind of the meaning as text. */
export type ChosenMeaning = { id: string; name: string; detail?: string };

type Props = {
  phrase: string;
  /** The search text in which somebody typed the phrase. */
  typed: string;
  chosen: ChosenMeaning | null;
  error: string | undefined;
  onChoose: (meaning: ChosenMeaning) => void;
};

/** The likely meanings of a phrase as radio buttons, and a field to search for any other meaning. */
export function MeaningChoice({ phrase, typed, chosen, error, onChoose }: Props) {
  const t = useTexts(texts);
  const id = useId();
  const { data = [] } = useCall(
    'GET /admin/search-meanings',
    { query: { phrase: usePausedText(phrase.trim()), typed } },
    { keep: true },
  );
  const shown = ({ id: one, is, name }: Meaning): ChosenMeaning => ({ id: one, name, detail: t.kinds[is] });
  const likely = data.map(shown);
  const options = chosen && !likely.some((one) => one.id === chosen.id) ? [chosen, ...likely] : likely;
  const find: Find = async (text, signal) =>
    (await call('GET /admin/search-meanings', { query: { 'text-search': text }, signal })).data.map(shown);
  return (
    <>
      <fieldset className={css.meanings} aria-describedby={error && id} aria-invalid={error ? true : undefined}>
        <legend>{t.meaning}</legend>
        {options.map((one) => (
          <label key={one.id}>
            <input
              type="radio"
              name="meaning"
              value={one.id}
              checked={one.id === chosen?.id}
              onChange={() => onChoose(one)}
            />
            <span>{one.name}</span>
            <small>{one.detail}</small>
          </label>
        ))}
        {error && <FieldError id={id}>{error}</FieldError>}
      </fieldset>
      <SearchPicker
        label={t.otherMeaning}
        placeholder={t.meaningSearch}
        find={find}
        taken={chosen ? [chosen] : []}
        onPick={(one) => onChoose(one)}
      />
    </>
  );
}
