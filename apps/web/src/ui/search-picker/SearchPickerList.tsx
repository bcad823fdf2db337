import { useTexts } from '../../lib/language/texts.ts';
import { RemovableChip } from '../RemovableChip.tsx';
import css from './SearchPickerList.module.css';
import type { Find, Named } from './search-function.ts';
import { texts } from './texts.ts';
import { SearchPicker } from './SearchPicker.tsx';

type Props = {
  label: string;
  placeholder: string;
  find: Find;
  /** Items that the list already has, so that they cannot be chosen again. */
  present?: Named[];
  chosen: Named[];
  onChange: (chosen: Named[]) => void;
};

/** Chooses several items of a long list. It shows the chosen items and a search field for more. */
export function SearchPickerList({ label, placeholder, find, present = [], chosen, onChange }: Props) {
  const t = useTexts(texts);
  return (
    <SearchPicker
      label={label}
      placeholder={placeholder}
      find={find}
      taken={[...present, ...chosen]}
      onPick={(item) => onChange([...chosen, item])}
    >
      {chosen.length > 0 && (
        <ul className={css.chosen}>
          {chosen.map(({ id, name }) => (
            <RemovableChip
              key={id}
              label={t.remove(name)}
              onRemove={() => onChange(chosen.filter((one) => one.id !== id))}
            >
              {name}
            </RemovableChip>
          ))}
        </ul>
      )}
    </SearchPicker>
  );
}
