import { useSearchParams } from 'react-router';
import { useTextOfAddress, useTypingPause } from '../../lib/hooks/use-debounced-text.ts';
import { TextBox } from '../../ui/Field.tsx';
import css from './TopBar.module.css';

type Props = { placeholder: string; icon: string };

/** A search field whose text is stored in the URL query. A new text opens the first page of results. */
export function PageSearch({ placeholder, icon }: Props) {
  const [query, setQuery] = useSearchParams();
  const text = query.get('text-search') ?? '';
  const input = useTextOfAddress(text);
  const { soon } = useTypingPause();
  const search = (typed: string) =>
    setQuery(
      (before) => {
        before.delete('page');
        if (typed) before.set('text-search', typed);
        else before.delete('text-search');
        return before;
      },
      { replace: true },
    );
  return (
    <TextBox
      ref={input}
      type="search"
      className={css.search}
      placeholder={placeholder}
      aria-label={placeholder}
      maxLength={200}
      icon={icon}
      defaultValue={text}
      onChange={({ currentTarget: { value } }) => soon(() => search(value))}
    />
  );
}
