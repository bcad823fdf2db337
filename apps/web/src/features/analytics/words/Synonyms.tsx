import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Api } from '../../../lib/api/contract.ts';
import { call } from '../../../lib/api/call.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { useDialog, useDialogTo } from '../../../lib/hooks/use-dialog.ts';
import { plainDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useMay } from '../../../lib/session/permissions.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { IconButton, LinkButton } from '../../../ui/Button.tsx';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { PagedList } from '../../../ui/dashboard/PagedList.tsx';
import { trash } from '../../../ui/dialog-icons.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { plus } from '../../../ui/icons.ts';
import { Empty } from '../../../ui/States.tsx';
import { useShowChange } from '../../../ui/use-show-change.ts';
import { SYNONYMS } from '../paths.ts';
import { SynonymDialog } from './SynonymDialog.tsx';
import { texts } from './texts.ts';
import css from './words.module.css';

type Synonym = Api['GET /admin/search-synonyms']['data']['data'][number];
const ADD = 'synonym';
const to = (page: number) => (page > 1 ? `${SYNONYMS}?page=${page}` : SYNONYMS);

/** The synonyms that administrators added, the newest first. */
export function Synonyms() {
  const t = useTexts(texts);
  const [search] = useSearchParams();
  const { name, close } = useDialog();
  const dialogTo = useDialogTo();
  const mayChange = useMay('catalogue.manage');
  const read = useCall('GET /admin/search-synonyms', { query: { page: search.get('page') ?? '' } }, { keep: true });
  return (
    <>
      <div className={css.head}>
        <p className={css.lead}>{t.synonymsSay}</p>
        {mayChange && (
          <LinkButton to={dialogTo(ADD)} size="sm" preventScrollReset>
            <Icon of={plus} size={18} />
            {t.add}
          </LinkButton>
        )}
      </div>
      <PagedList
        read={read}
        loading={t.loadingSynonyms}
        failed={t.synonymsFailed}
        to={to}
        none={
          <Empty title={t.noSynonyms}>
            <p>{t.noSynonymsSay}</p>
          </Empty>
        }
      >
        {(list) => (
          <ul className={css.lines} aria-label={t.synonymList}>
            {list.data.map((synonym) => (
              <SynonymLine key={synonym.id} synonym={synonym} />
            ))}
          </ul>
        )}
      </PagedList>
      {name === ADD && <SynonymDialog phrase="" typed="" onClose={close} />}
    </>
  );
}

function SynonymLine({ synonym: { id, phrase, meaning, created_at } }: { synonym: Synonym }) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  const mayChange = useMay('catalogue.manage');
  const [asking, setAsking] = useState(false);
  const says = meaning ? t.means(meaning.name) : t.noMeaning;
  return (
    <li className={css.short}>
      <div>
        <h2>
          {phrase} <span>{meaning && says}</span>
        </h2>
        {!meaning && <p>{says}</p>}
        <p className={css.detail}>
          {meaning && <Badge tone={meaning.is === 'nothing' ? 'stone' : 'kivu'}>{t.kinds[meaning.is]}</Badge>}
          {t.addedOn(plainDate(new Date(created_at)))}
        </p>
      </div>
      {mayChange && <IconButton icon={trash} label={t.remove(phrase)} onClick={() => setAsking(true)} />}
      {asking && (
        <Confirmation
          busy={t.removing}
          act={async () => showChange(await call('DELETE /admin/search-synonyms/{id}', { params: { id } }), id)}
          onClose={() => setAsking(false)}
        >
          <p>
            <b>{phrase}</b> {meaning && says}
          </p>
          <p>{t.removeSure}</p>
          <p>{t.removeSays}</p>
        </Confirmation>
      )}
    </li>
  );
}
