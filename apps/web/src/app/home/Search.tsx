import { Suspense, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { searchOf } from '../../lib/api/request.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { optionalLazyPart } from '../../lib/lazy-component.ts';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { search as glass } from '../../ui/icons.ts';
import { useCombobox } from '../../lib/hooks/use-combobox.ts';
import { texts } from './texts.ts';
import css from './Search.module.css';

// loaded only once somebody types
const Results = optionalLazyPart(() => import('./Results.tsx'));

/** A plain GET form to the search page. When typing pauses, the first results are shown below the field. */
export function Search() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [text, setText] = useState('');
  /** The URLs of the listed results. */
  const [ways, setWays] = useState<string[]>([]);
  const combobox = useCombobox({
    count: ways.length,
    onPick: (index) => void navigate(ways[index] ?? '/search'),
    onEscape: () => setText(''),
  });
  const sought = text.trim();
  return (
    <div className={css.frame}>
      <Form role="search" method="get" action="/search" className={css.form}>
        <span className={css.box}>
          <Icon of={glass} size={24} />
          <input
            {...combobox.field}
            type="search"
            name="text-search"
            aria-label={t.searchLabel}
            placeholder={t.searchLabel}
            maxLength={100}
            enterKeyHint="search"
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              combobox.reset();
              if (!event.target.value.trim()) setWays([]);
            }}
          />
        </span>
        <Button type="submit" size="lg">
          {t.searchButton}
        </Button>
      </Form>
      {sought && (
        <Suspense>
          <Results
            text={sought}
            all={`/search?${searchOf({ 'text-search': sought })}`}
            combobox={combobox}
            onFound={setWays}
          />
        </Suspense>
      )}
    </div>
  );
}
