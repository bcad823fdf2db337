import type { Prescription } from '@ivuriro/contract';
import { useState, type ReactNode } from 'react';
import { call } from '../../lib/api/call.ts';
import { ApiError } from '../../lib/api/envelope.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { PrescriptionLines } from '../../domain/prescriptions/PrescriptionLines.tsx';
import { PrescriptionHead } from '../../domain/prescriptions/PrescriptionHead.tsx';
import { useAccount } from '../../lib/session/use-account.ts';
import { Button } from '../../ui/Button.tsx';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Confirmation } from '../../ui/Confirmation.tsx';
import { check } from '../../ui/icons.ts';
import { Banner } from '../../ui/Banner.tsx';
import { showToast } from '../../ui/toasts.ts';
import css from './prescriptions.module.css';
import { texts } from './texts.ts';

/**
 * The reason why lines were not dispensed, by error code of the server: `taken` if another pharmacy was faster,
 * `changed` if the doctor has written a new version.
 */
const meanwhiles = { already_dispensed: 'taken', conflict: 'changed' } as const;
export type Meanwhile = (typeof meanwhiles)[keyof typeof meanwhiles];

type Props = {
  prescription: Prescription;
  /** The reason why the chosen lines were not dispensed; undefined if nothing went wrong. */
  meanwhile: Meanwhile | undefined;
  onRead: (now: Prescription, meanwhile?: Meanwhile) => void;
  again: ReactNode;
};

/** The lines of a prescription; lines that are not dispensed yet can be selected and dispensed. */
export function DispenseLines({ prescription, meanwhile, onRead, again }: Props) {
  const t = useTexts(texts);
  const { code, drugs } = prescription;
  const [chosen, setChosen] = useState<string[]>([]);
  const [asking, setAsking] = useState(false);
  const waiting = drugs.filter((line) => !line.dispensed_at).map((line) => line.id);
  const lines = chosen.filter((id) => waiting.includes(id));
  const ownId = useAccount()?.id;
  const params = { code };
  const dispense = async () => {
    try {
      const body = { line_id: lines };
      const { data, message } = await call('POST /pharmacy/prescription/code/{code}', { params, body });
      showToast({ message });
      onRead(data);
    } catch (error) {
      const why = meanwhileOf(error);
      if (!why) throw error;
      const { data } = await call('GET /pharmacy/prescription/code/{code}', { params });
      // an earlier attempt of this pharmacy may have dispensed the lines, although its reply was lost
      const isOurs = why === 'taken' && givenBy(ownId, data, lines);
      if (isOurs) showToast({ message: t.recorded });
      onRead(data, isOurs ? undefined : why);
    }
    setChosen([]);
  };
  return (
    <>
      <header className={css.head}>
        <h2>{t.prescription(code)}</h2>
        {again}
      </header>
      <PrescriptionHead prescription={prescription} />
      {meanwhile && (
        <Banner tone="ochre" role="alert">
          <b>{t[meanwhile]}</b> {t.nothingRecorded}
        </Banner>
      )}
      {drugs.length > 0 && waiting.length === 0 && (
        <Banner tone="tea" icon={check}>
          {t.allDone}
        </Banner>
      )}
      {waiting.length > 1 && (
        <Checkbox
          label={t.chooseAll}
          checked={lines.length === waiting.length}
          onChange={(event) => setChosen(event.target.checked ? waiting : [])}
        />
      )}
      <PrescriptionLines
        lines={drugs}
        before={({ id, drug }) =>
          waiting.includes(id) && (
            <Checkbox
              label={<span className="sr">{t.choose(drug.name)}</span>}
              checked={lines.includes(id)}
              onChange={(event) => setChosen(event.target.checked ? [...lines, id] : lines.filter((one) => one !== id))}
            />
          )
        }
      />
      {waiting.length > 0 && (
        <Button
          wide
          onClick={() => (lines.length === 0 ? showToast({ message: t.none, kind: 'warning' }) : setAsking(true))}
        >
          {t.dispense(lines.length)}
        </Button>
      )}
      {asking && (
        <Confirmation
          title={t.askTitle(lines.length)}
          busy={t.dispensing}
          mild
          act={dispense}
          onClose={() => setAsking(false)}
        >
          <ul className={css.list}>
            {drugs
              .filter((line) => lines.includes(line.id))
              .map((line) => (
                <li key={line.id}>{line.drug.name}</li>
              ))}
          </ul>
          <p>{t.askSays}</p>
          <p>{t.askOrder}</p>
        </Confirmation>
      )}
    </>
  );
}

export const meanwhileOf = (error: unknown): Meanwhile | undefined =>
  error instanceof ApiError ? meanwhiles[error.code as keyof typeof meanwhiles] : undefined;

/** Whether this pharmacy has dispensed all of these lines. */
export const givenBy = (id: string | undefined, { drugs }: Prescription, lines: string[]): boolean =>
  drugs.every((line) => !lines.includes(line.id) || line.pharmacy?.id === id);
