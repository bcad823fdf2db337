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
  /** Releases what is held for the patient before; false when that is paid already, so that nobody else gets it. */
  release: () => Promise<boolean>;
  /** Drops what only the patient before had. */
  onChanged?: () => void;
};

/** Asks for whom the purchase is, when there is more than one answer. From then on the person acts for this patient. */
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
