import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import type { Api } from '../../../lib/api/contract.ts';
import { call } from '../../../lib/api/call.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { useDialog, useDialogTo } from '../../../lib/hooks/use-dialog.ts';
import { plainDate } from '../../../lib/language/dates.ts';
import { count } from '../../../lib/language/money.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useMay } from '../../../lib/session/permissions.ts';
import { Button, IconButton } from '../../../ui/Button.tsx';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { PagedList } from '../../../ui/dashboard/PagedList.tsx';
import { close as cross } from '../../../ui/icons.ts';
import { Empty } from '../../../ui/States.tsx';
import { useShowChange } from '../../../ui/use-show-change.ts';
import { MISSES } from '../paths.ts';
import { SynonymDialog } from './SynonymDialog.tsx';
import { texts } from './texts.ts';
import css from './words.module.css';

type Miss = Api['GET /admin/search-misses']['data']['data'][number];
const ADD = 'synonym-';
const to = (page: number) => (page > 1 ? `${MISSES}?page=${page}` : MISSES);

/** The searches that found nothing. The URL names the search for which a synonym is being added. */
export function Misses() {
  const t = useTexts(texts);
  const [search] = useSearchParams();
  const { name, close } = useDialog();
  const read = useCall('GET /admin/search-misses', { query: { page: search.get('page') ?? '' } }, { keep: true });
  const added = name?.startsWith(ADD) ? read.data?.data.find(({ text }) => ADD + text === name) : undefined;
  return (
    <>
      <p className={css.lead}>{t.missesSay}</p>
      <PagedList
        read={read}
        loading={t.loadingMisses}
        failed={t.missesFailed}
        to={to}
        none={
          <Empty title={t.noMisses}>
            <p>{t.noMissesSay}</p>
          </Empty>
        }
      >
        {(list) => (
          <ul className={css.lines} aria-label={t.missList}>
            {list.data.map((miss) => (
              <MissLine key={miss.text} miss={miss} />
            ))}
          </ul>
        )}
      </PagedList>
      {added && (
        <SynonymDialog key={added.text} phrase={added.unknown ?? added.text} typed={added.text} onClose={close} />
      )}
    </>
  );
}

function MissLine({ miss: { text, searches, last_day, unknown } }: { miss: Miss }) {
  const t = useTexts(texts);
  const dialogTo = useDialogTo();
  const navigate = useNavigate();
  const showChange = useShowChange();
  const mayChange = useMay('catalogue.manage');
  const [asking, setAsking] = useState(false);
  return (
    <li>
      <div>
        <h2>{text}</h2>
        <p>
          {t.searched(count(searches))}, {t.last(plainDate(last_day))}
        </p>
        {unknown !== text && <p>{unknown === null ? t.allKnown : t.unknown(unknown)}</p>}
      </div>
      {mayChange && (
        <span className={css.acts}>
          {unknown !== null && (
            <Button
              variant="soft"
              size="sm"
              aria-label={t.addFor(text)}
              onClick={() => void navigate(dialogTo(ADD + text), { preventScrollReset: true })}
            >
              {t.add}
            </Button>
          )}
          <IconButton icon={cross} label={t.dismiss(text)} onClick={() => setAsking(true)} />
        </span>
      )}
      {asking && (
        <Confirmation
          busy={t.dismissing}
          act={async () => showChange(await call('POST /admin/search-misses/dismiss', { body: { text } }))}
          onClose={() => setAsking(false)}
        >
          <p>
            <b>{text}</b>
          </p>
          <p>{t.dismissSure}</p>
          <p>{t.dismissSays}</p>
        </Confirmation>
      )}
    </li>
  );
}
