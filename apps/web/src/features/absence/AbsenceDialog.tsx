import { useEffect, useRef, useState } from 'react';
import type { AnyProviderContext } from '../../lib/api/call.ts';
import { useNow } from '../../lib/hooks/use-now.ts';
import { useToday } from '../../lib/hooks/use-today.ts';
import type { Day } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { Textarea } from '../../ui/Field.tsx';
import { SkeletonLines } from '../../ui/SkeletonLines.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import { AbsenceFields } from './AbsenceFields.tsx';
import { AbsenceRows } from './AbsenceRows.tsx';
import { type AbsenceTime, wholeDay, wrongIn } from './absence-time.ts';
import css from './absence.module.css';
import { effectsOf, isOpen } from './plans.ts';
import { texts } from './texts.ts';
import { useAbsence } from './use-absence.ts';

type Props = {
  providerContext: AnyProviderContext;
  /**
   * The doctor and the day that are selected when the dialog opens; a hospital may choose another doctor in the dialog.
   */
  doctor: string;
  day: Day;
  onClose: () => void;
};

/**
 * The dialog in which a doctor or hospital enters an absence: its days and hours, the appointments in it with a plan
 * for each, and one button that blocks the time and carries out the plans.
 */
export default function AbsenceDialog({ providerContext, doctor: start, day, onClose }: Props) {
  const t = useTexts(texts);
  const now = useNow();
  const today = useToday();
  const first = day < today ? today : day;
  const [doctor, setDoctor] = useState(providerContext.kind === 'doctor' ? providerContext.id : start);
  const [time, setTime] = useState<AbsenceTime>({ first, last: first, ...wholeDay });
  const [message, setMessage] = useState('');
  const wrong = wrongIn(time, now);
  const absence = useAbsence(providerContext, doctor, wrong === null ? time : null);
  const { rows, isReady, isEntered, error, retry, enter } = absence;
  const { sending, send } = useFormSubmit();
  const effects = effectsOf(rows, t);
  const failed = rows.filter(({ outcome }) => outcome?.outcome === 'FAILED').length;
  const isDone = isEntered && failed === 0;
  const top = useRef<HTMLDivElement>(null);
  // the banner with the result is above the rows, and the dialog may be scrolled down to a row
  useEffect(() => {
    if (isEntered) top.current?.scrollIntoView({ block: 'start' });
  }, [isEntered]);
  const confirm = () => send(() => enter(message));
  return (
    <Dialog
      title={t.title[providerContext.kind === 'doctor' ? 'doctor' : 'hospital']}
      onClose={onClose}
      foot={
        isDone ? (
          <Button wide onClick={onClose}>
            {t.finished}
          </Button>
        ) : (
          <Button wide disabled={!isReady} busy={sending && t.entering} onClick={() => void confirm()}>
            {effects || t.block}
          </Button>
        )
      }
    >
      <div className={css.form} ref={top}>
        {!isEntered && (
          <AbsenceFields
            providerContext={providerContext}
            doctor={doctor}
            onDoctor={setDoctor}
            time={time}
            onTime={setTime}
            today={today}
            wrong={wrong ? t[wrong] : undefined}
          />
        )}
        {isEntered && (
          <Banner tone={failed > 0 ? 'ochre' : 'tea'} role="status">
            {failed > 0 ? `${t.result} ${t.failedCount(failed)}` : t.result}
          </Banner>
        )}
        {error && <Failed title={t.failed} onRetry={retry} />}
        {doctor && wrong === null && !isReady && !error && (
          <SkeletonLines says={t.loading} heights={['2.5rem', '4rem', '4rem']} />
        )}
        {isReady && rows.length === 0 && !isEntered && <p role="status">{t.nobody}</p>}
        {rows.length > 0 && <AbsenceRows absence={absence} mayMove={providerContext.kind === 'hospital'} />}
        {rows.some(isOpen) && !isDone && (
          <Textarea
            label={t.message}
            hint={t.messageHint}
            maxLength={500}
            rows={2}
            value={message}
            onChange={(event) => setMessage(event.target.value)}
          />
        )}
      </div>
    </Dialog>
  );
}
