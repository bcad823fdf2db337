import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useSearchParams } from 'react-router';
import css from './TopBar.module.css';

const PAUSE_MS = 400;

/** The text lies in the address; a new text starts at the first page. */
export function PageSearch({ placeholder }: { placeholder: string }) {
  const [query, setQuery] = useSearchParams();
  const search = useDebouncedCallback((text: string) => {
    setQuery(
      (before) => {
        before.delete('page');
        if (text) before.set('text-search', text);
        else before.delete('text-search');
        return before;
      },
      { replace: true },
    );
  }, PAUSE_MS);
  return (
    <TextInput
      type="search"
      className={css.search}
      size="sm"
      placeholder={placeholder}
      aria-label={placeholder}
      maxLength={200}
      leftSection={<IconSearch size={18} stroke={1.75} />}
      defaultValue={query.get('text-search') ?? ''}
      onChange={(event) => search(event.currentTarget.value)}
      styles={{ input: { minHeight: '2.5rem', fontSize: 'var(--t-md)' } }}
    />
  );
}
