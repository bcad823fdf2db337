import { useTexts } from '../i18n/texts.ts';
import { IconButton } from '../ui/Button.tsx';
import { close } from '../ui/icons.ts';
import css from './Choices.module.css';
import type { Find, Named } from './find.ts';
import { texts } from './texts.ts';
import { SearchPick } from './SearchPick.tsx';

type Props = {
  label: string;
  placeholder: string;
  find: Find;
  /** What is there already and cannot be chosen again. */
  present?: Named[];
  chosen: Named[];
  onChange: (chosen: Named[]) => void;
};

/** Several things of a catalogue: what is chosen, and the search for more. */
export function Choices({ label, placeholder, find, present = [], chosen, onChange }: Props) {
  const t = useTexts(texts);
  return (
    <SearchPick
      label={label}
      placeholder={placeholder}
      find={find}
      taken={[...present, ...chosen]}
      onPick={(item) => onChange([...chosen, item])}
    >
      {chosen.length > 0 && (
        <ul className={css.chosen}>
          {chosen.map(({ id, name }) => (
            <li key={id}>
              {name}
              <IconButton
                icon={close}
                label={t.remove(name)}
                onClick={() => onChange(chosen.filter((one) => one.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
    </SearchPick>
  );
}
