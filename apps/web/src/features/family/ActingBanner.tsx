import { useTexts } from '../../lib/language/texts.ts';
import { type Account, actsForOther, isChild } from '../../lib/session/accounts.ts';
import { choose } from '../../lib/session/session.ts';
import { useAccounts } from '../../lib/session/use-account.ts';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import css from './ActingBanner.module.css';
import { texts } from './texts.ts';

/**
 * A banner on every page with the name of the patient for whom the person acts, and a button that returns to the
 * person's own account.
 */
export default function ActingBanner({ patient }: { patient: Account }) {
  const t = useTexts(texts);
  const own = useAccounts().find((account) => account.account_type === 'patient' && !actsForOther(account));
  return (
    <section className={css.banner} aria-label={t.youActFor(patient.name)}>
      <div className="wrap">
        <Picture picture={patient.picture} seed={patient.id} alt="" width={32} />
        <p>
          <b>{t.youActFor(patient.name)}</b> <span>{isChild(patient) ? t.youActForSays : t.youActForAdultSays}</span>
        </p>
        {own && (
          <Button size="sm" variant="outlined" onClick={() => choose(own)}>
            {t.ownAccount}
          </Button>
        )}
      </div>
    </section>
  );
}
