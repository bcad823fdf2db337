import { addToList, type Line, listLimit } from '../../../domain/basket/list.ts';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import type { Find } from '../../../ui/search-picker/search-function.ts';
import { SearchPicker } from '../../../ui/search-picker/SearchPicker.tsx';
import css from './basket.module.css';
import { texts } from './texts.ts';

/** A field that searches drugs by name, ingredient or brand during typing, and puts the chosen drug on the list. */
export function DrugSearch({ lines }: { lines: Line[] }) {
  const t = useTexts(texts);
  const find: Find = async (text, signal) => {
    const { data } = await call('GET /search', { query: { 'text-search': text, kinds: 'drugs' }, signal });
    return (data.drugs ?? []).map(({ id, name, offered_by }) => ({ id, name, detail: t.offeredBy(offered_by) }));
  };
  if (lines.length >= listLimit) return <p className={css.full}>{t.full(listLimit)}</p>;
  return (
    <SearchPicker
      label={t.searchLabel}
      placeholder={t.searchExample}
      find={find}
      noneFound={t.noDrug}
      taken={lines}
      onPick={({ id, name }) => addToList([{ id, name }])}
    />
  );
}
