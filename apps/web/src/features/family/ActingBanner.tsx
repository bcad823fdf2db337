import { useTexts } from '../../lib/language/texts.ts';
import { type Account, isChild } from '../../lib/session/accounts.ts';
import { choose } from '../../lib/session/session.ts';
import { useAccounts } from '../../lib/session/use-account.ts';
import { Button } from '../../ui/Button.tsx';
import { Picture } from '../../ui/Picture.tsx';
import css from './ActingBanner.module.css';
import { texts } from './texts.ts';

/** Says on every page for which child the person acts, and leads back to their own account. */
export default function ActingBanner({ child }: { child: Account }) {
  const t = useTexts(texts);
  const own = useAccounts().find((account) => account.account_type === 'patient' && !isChild(account));
  return (
    <section className={css.banner} aria-label={t.youActFor(child.name)}>
      <div className="wrap">
        <Picture picture={child.picture} seed={child.id} alt="" width={32} />
        <p>
          <b>{t.youActFor(child.name)}</b> <span>{t.youActForSays}</span>
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
