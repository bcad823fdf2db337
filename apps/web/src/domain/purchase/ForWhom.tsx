import { useTexts } from '../../lib/language/texts.ts';
import { type Account, actsForOther, isChild } from '../../lib/session/accounts.ts';
import { goOnAs } from '../../lib/session/session.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { Picture } from '../../ui/Picture.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import css from './ForWhom.module.css';
import { texts } from './texts.ts';
import { usePatients } from './use-for-whom.ts';

type Props = {
  /**
   * Releases the hold of the previously chosen patient. Resolves to false when that hold is paid already: then the
   * patient cannot be changed.
   */
  release: () => Promise<boolean>;
  /** Called after the patient was changed, to drop data that only the previous patient had. */
  onChanged?: () => void;
};

/**
 * Asks for which patient the purchase is, when the person may act for several patients. After the choice the person
 * acts for the chosen patient.
 */
export function ForWhom({ release, onChanged }: Props) {
  const t = useTexts(texts);
  const account = useAccount();
  const patients = usePatients();
  const { send } = useFormSubmit();
  if (patients.length < 2) return null;
  const choose = (patient: Account) =>
    send(async () => {
      if (!(await release())) return;
      goOnAs(patient);
      onChanged?.();
    });
  return (
    <fieldset className={css.whom}>
      <legend>{t.forWhom}</legend>
      {patients.map((patient) => (
        <label key={patient.id}>
          <input type="radio" name="for" checked={patient.id === account?.id} onChange={() => void choose(patient)} />
          <span>
            <Picture picture={patient.picture} seed={patient.id} alt="" width={40} />
            <span>
              <b>{patient.name}</b>
              <small>{isChild(patient) ? t.child : actsForOther(patient) ? t.represented : t.yourself}</small>
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
