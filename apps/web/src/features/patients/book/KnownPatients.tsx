import { shownPhone } from '@ivuriro/contract/shown-phone';
import { useId } from 'react';
import { type AnyProviderContext, callAt } from '../../../lib/api/call.ts';
import { useFoundByText } from '../../../lib/hooks/use-debounced-text.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { bornText } from '../born-text.ts';
import type { BookedPatient } from '../PatientList.tsx';
import { texts as patientTexts } from '../texts.ts';
import css from './book.module.css';
import { texts } from './texts.ts';

const fewestLetters = 2;
const shown = 4;

type Props = {
  providerContext: AnyProviderContext;
  /** The typed beginning of the name or of the phone number. */
  typed: string;
  onPick: (patient: BookedPatient) => void;
};

/**
 * The patients of the desk whose names or phone numbers match the typed text, as buttons. They are shown so that nobody gets a second
 * record.
 */
export function KnownPatients({ providerContext, typed, onPick }: Props) {
  const t = useTexts(texts);
  const id = useId();
  const words = useTexts(patientTexts);
  const text = typed.trim();
  const answer = useFoundByText(text.length < fewestLetters ? null : text, (name, signal) =>
    callAt(providerContext, 'GET /patients', { query: { 'text-search': name, per_page: shown }, signal }),
  );
  const found = text.length < fewestLetters ? [] : (answer?.found?.data ?? []);
  return (
    <div role="status">
      {found.length > 0 && (
        <>
          <h3 id={id} className={css.heading}>
            {t.known}
          </h3>
          <ul className={css.known} aria-labelledby={id}>
            {found.map((patient) => (
              <li key={patient.id}>
                <button type="button" onClick={() => onPick(patient)}>
                  <b>{patient.full_name}</b>
                  <small>
                    {[patient.phone && shownPhone(patient.phone), bornText(patient, words), patient.user_code]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
