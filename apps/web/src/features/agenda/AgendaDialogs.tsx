import { useState } from 'react';
import { dayRange, fullDay } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Confirmation } from '../../ui/Confirmation.tsx';
import { Select } from '../../ui/Field.tsx';
import { FieldPair, FormDialog } from '../../ui/FormDialog.tsx';
import { clockAt, type Column } from './columns.ts';
import type { Span } from './spans.ts';
import { texts } from './texts.ts';

type RemoveProps = {
  column: Column;
  block: Column['blocks'][number];
  remove: () => Promise<void>;
  onClose: () => void;
};

/** Asks before a block, or the whole absence that it belongs to, is removed, and names the time that becomes free. */
export function RemoveBlock({ column, block, remove, onClose }: RemoveProps) {
  const t = useTexts(texts);
  const { absence } = block;
  return (
    <Confirmation
      mild
      title={absence ? t.endAbsenceTitle : t.unblockTitle}
      yes={absence ? t.endAbsence : t.unblock}
      no={t.keep}
      busy={t.unblocking}
      act={remove}
      onClose={onClose}
    >
      {absence && absence.from !== absence.to ? (
        <p>{t.endAbsenceSays(column.doctor.name, dayRange(absence.from, absence.to))}</p>
      ) : (
        <p>{t.unblockSays(column.doctor.name, fullDay(column.date), clockAt(block.from), clockAt(block.to))}</p>
      )}
      {absence && <p>{t.visitsStay}</p>}
    </Confirmation>
  );
}

type BlockProps = {
  column: Column;
  /** The free interval of which a part is blocked. */
  free: Span;
  sending: boolean;
  block: (span: Span) => Promise<void>;
  onClose: () => void;
};

/**
 * The form that blocks a free interval or a part of it, in whole slots. It replaces dragging where the agenda is a
 * list.
 */
export function BlockTime({ column: { doctor, date }, free, sending, block, onClose }: BlockProps) {
  const t = useTexts(texts);
  const [from, setFrom] = useState(free.from);
  const [to, setTo] = useState(free.to);
  const step = doctor.slot_minutes;
  const times = Array.from({ length: (free.to - free.from) / step + 1 }, (_, index) => free.from + index * step);
  const options = (all: number[]) => all.map((at) => ({ value: String(at), label: clockAt(at) }));
  return (
    <FormDialog
      narrow
      title={t.blockTitle}
      subtitle={t.dayOf(doctor.name, fullDay(date))}
      words={{ send: t.blockFrom(clockAt(from), clockAt(to)), sending: t.blockingNow }}
      sending={sending}
      onSend={() => void block({ from, to }).then(onClose)}
      onClose={onClose}
    >
      <p>{t.blockSays}</p>
      <FieldPair>
        <Select
          label={t.from}
          value={String(from)}
          options={options(times.slice(0, -1))}
          onChange={({ target: { value } }) => {
            setFrom(Number(value));
            if (Number(value) >= to) setTo(Number(value) + step);
          }}
        />
        <Select
          label={t.to}
          value={String(to)}
          options={options(times.filter((at) => at > from))}
          onChange={({ target: { value } }) => setTo(Number(value))}
        />
      </FieldPair>
    </FormDialog>
  );
}
