import { useEffect, useId, useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCombobox } from '../../../lib/hooks/use-combobox.ts';
import { useFoundByText } from '../../../lib/hooks/use-debounced-text.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import type { Account } from '../../../lib/session/accounts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextBox } from '../../../ui/Field.tsx';
import { search as glass } from '../../../ui/icons.ts';
import { findAll, searchesOf } from './searches.ts';
import css from './search.module.css';
import { texts } from './texts.ts';

/** Searches patients, appointments or orders of the provider while the person types; a result opens its page. */
export default function SearchDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useTexts(texts);
  const id = useId();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const sought = text.trim();
  const answer = useFoundByText(sought || null, (typed, signal) => findAll(account, typed, signal));
  const isCurrent = answer?.text === sought;
  const groups = (sought && isCurrent && answer.found) || [];
  const hits = groups.flatMap((group) => group.hits);
  const open = (index: number) => {
    void navigate(hits[index]!.to);
    onClose();
  };
  const combobox = useCombobox({ count: hits.length, onPick: open });
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus(), []);
  const label = t.label[searchesOf(account).some(({ group }) => group === 'patients') ? 'patients' : 'orders'];
  return (
    <Dialog title={t.title} onClose={onClose}>
      <div className={css.search}>
        <TextBox
          {...combobox.field}
          ref={box}
          type="search"
          icon={glass}
          aria-label={label}
          placeholder={label}
          aria-describedby={`${id}-hint`}
          maxLength={200}
          enterKeyHint="go"
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value);
            combobox.reset();
          }}
          onKeyDown={(event) => {
            // Enter without a chosen result opens the first result
            if (event.key === 'Enter' && hits.length > 0 && !combobox.field['aria-activedescendant']) open(0);
            else combobox.field.onKeyDown(event);
          }}
        />
        <p id={`${id}-hint`} className={css.hint}>
          {t.hint}
        </p>
        <div role="status" className={hits.length > 0 ? 'sr' : css.status}>
          {sought && <Status t={t} text={sought} many={hits.length} answered={isCurrent} failed={answer?.failed} />}
        </div>
        {hits.length > 0 && (
          <div {...combobox.list} aria-label={label} className={css.results}>
            {groups.map((group) => (
              <div key={group.group} role="group" aria-labelledby={`${id}-${group.group}`}>
                <b id={`${id}-${group.group}`} role="presentation">
                  {t.groups[group.group]}
                </b>
                {group.hits.map((hit) => (
                  <Link key={hit.id} to={hit.to} onClick={onClose} {...combobox.option(hits.indexOf(hit))}>
                    <span>{hit.name}</span>
                    <small>{hit.facts}</small>
                  </Link>
                ))}
              </div>
            ))}
          </div>
        )}
      </div>
    </Dialog>
  );
}

type StatusProps = {
  t: (typeof texts)['en'];
  text: string;
  many: number;
  answered: boolean;
  failed: true | undefined;
};

function Status({ t, text, many, answered, failed }: StatusProps) {
  if (!answered) return t.searching;
  if (failed) return t.failed;
  if (many > 0) return t.found(many);
  return (
    <>
      <b>{t.nothing(text)}</b>
      <p>{t.nothingSays}</p>
    </>
  );
}
