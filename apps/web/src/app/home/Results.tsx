import { useEffect, useId } from 'react';
import { Link } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useFoundByText } from '../../lib/hooks/use-debounced-text.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { useCombobox } from '../../lib/hooks/use-combobox.ts';
import { groupHitsByKind } from '../search/search-results.ts';
import { texts } from './texts.ts';
import css from './Search.module.css';

const ofEach = 3;

type Props = {
  text: string;
  /** The URL of the page with all results. */
  all: string;
  combobox: Pick<ReturnType<typeof useCombobox>, 'list' | 'option'>;
  /** Called with the URLs of the listed results, in their order. */
  onFound: (ways: string[]) => void;
};

/** A few search results of each kind, read once typing has paused, and a link to all results. */
export default function Results({ text, all, combobox, onFound }: Props) {
  const t = useTexts(texts);
  const id = useId();
  const answer = useFoundByText(text, (asked, signal) =>
    call('GET /search', { query: { 'text-search': asked }, signal }),
  );
  const groups = answer?.found
    ? groupHitsByKind(answer.found, t.offeredBy).map(({ kind, hits }) => ({ kind, hits: hits.slice(0, ofEach) }))
    : [];
  const ways = groups.flatMap(({ hits }) => hits.map(({ to }) => to));
  const lines = ways.length > 0 ? [...ways, all] : [];
  const known = lines.join(' ');
  useEffect(() => onFound(known ? known.split(' ') : []), [known, onFound]);
  useEffect(() => () => onFound([]), [onFound]);
  if (!answer) return null;
  const status = answer.failed ? t.searchFailed : ways.length > 0 ? t.found(ways.length) : t.nothingFound(answer.text);
  return (
    <div className={css.results}>
      <p role="status" className={ways.length > 0 ? 'sr' : css.say}>
        {status}
      </p>
      {ways.length > 0 && (
        <div {...combobox.list} aria-label={t.searchLabel}>
          {groups.map(({ kind, hits }) => (
            <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
              <b id={`${id}-${kind}`} role="presentation" className={css.kind}>
                {t[kind]}
              </b>
              {hits.map((hit) => (
                <Link key={hit.id} to={hit.to} {...combobox.option(lines.indexOf(hit.to))}>
                  {hit.picture !== undefined && <Picture picture={hit.picture} seed={hit.id} alt="" width={44} />}
                  <span>
                    <b>{hit.name}</b>
                    {hit.says}
                  </span>
                </Link>
              ))}
            </div>
          ))}
          <Link to={all} {...combobox.option(lines.length - 1)} className={css.all}>
            {t.seeAll(answer.text)}
          </Link>
        </div>
      )}
    </div>
  );
}
