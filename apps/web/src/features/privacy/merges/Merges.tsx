import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { PatientMerge } from '@ivuriro/contract';
import { useConfirmPassword } from '../../../domain/account/use-confirm-password.tsx';
import { call } from '../../../lib/api/call.ts';
import { searchOf } from '../../../lib/api/request.ts';
import { useCall } from '../../../lib/api/use-call.ts';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { plainDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { PagedList } from '../../../ui/dashboard/PagedList.tsx';
import { Question } from '../../../ui/Question.tsx';
import { Empty } from '../../../ui/States.tsx';
import { useShowChange } from '../../../ui/use-show-change.ts';
import { PrivacyTabs } from '../admin/PrivacyTabs.tsx';
import { MERGES } from '../admin/paths.ts';
import lines from '../admin/privacy.module.css';
import { MergeRecords } from './MergeRecords.tsx';
import css from './merges.module.css';
import { texts } from './texts.ts';

/** The page on which two records of one patient are merged, with the list of merges that can still be undone. */
export function Merges() {
  const t = useTexts(texts);
  const [search] = useSearchParams();
  const page = search.get('page') ?? '';
  const read = useCall('GET /admin/patients/merge', { query: { page } }, { keep: true });
  return (
    <>
      <PrivacyTabs current="merges" />
      <MergeRecords />
      <h2 className={css.title}>{t.merges}</h2>
      <PagedList
        read={read}
        loading={t.loading}
        failed={t.listFailed}
        to={(next) => `${MERGES}?${searchOf({ page: next })}`}
        none={
          <Empty title={t.none}>
            <p>{t.noneSays}</p>
          </Empty>
        }
      >
        {(list) => (
          <ul className={lines.lines} aria-label={t.merges}>
            {list.data.map((merge) => (
              <OneMerge key={merge.id} merge={merge} />
            ))}
          </ul>
        )}
      </PagedList>
    </>
  );
}

function OneMerge({ merge }: { merge: PatientMerge }) {
  const t = useTexts(texts);
  const now = useNow();
  const [asking, setAsking] = useState(false);
  const { from, into, by, merged_at, undo_until, undone_at } = merge;
  const day = (at: string) => plainDate(new Date(at));
  const open = !undone_at && now < new Date(undo_until);
  return (
    <li>
      <div>
        <h3>{t.into(from.full_name, into.full_name)}</h3>
        <p>{t.codes(from.user_code, into.user_code)}</p>
        <small>{t.by(by, day(merged_at))}</small>
        {undone_at ? (
          <p className={lines.state}>
            <Badge tone="stone">{t.undone(day(undone_at))}</Badge>
          </p>
        ) : (
          <small>{open ? t.undoUntil(day(undo_until)) : t.final}</small>
        )}
      </div>
      {open && (
        <Button
          variant="soft"
          size="sm"
          aria-label={t.undoOf(from.full_name, into.full_name)}
          onClick={() => setAsking(true)}
        >
          {t.undo}
        </Button>
      )}
      {asking && <UndoQuestion merge={merge} onClose={() => setAsking(false)} />}
    </li>
  );
}

function UndoQuestion({ merge: { id, from, into }, onClose }: { merge: PatientMerge; onClose: () => void }) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  const { sending, send, asking } = useConfirmPassword();
  const undo = () =>
    send(async (password) => {
      const reply = await call('DELETE /admin/patients/merge/{id}', {
        params: { id },
        body: password ? { password } : {},
      });
      onClose();
      await showChange(reply);
    });
  return (
    <>
      <Question title={t.undoTitle} yes={t.undo} busy={sending && t.undoing} onYes={() => void undo()} onNo={onClose}>
        <p>{t.undoSays(from.full_name, into.full_name)}</p>
      </Question>
      {asking}
    </>
  );
}
