import { call } from '../../../lib/api/call.ts';
import type { Api } from '../../../lib/api/contract.ts';
import { plainInstant } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useConfirmPassword } from '../../../domain/account/use-confirm-password.tsx';
import { useAccount } from '../../../lib/session/use-account.ts';
import { Button } from '../../../ui/Button.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { useShowChange } from '../../../ui/use-show-change.ts';
import { texts } from './texts.ts';
import css from './payouts.module.css';

type Waiting = NonNullable<Api['GET /admin/payout_limit']['data']['waiting']>;

/**
 * A requested increase of the payout limit or of a commission. Another administrator approves or refuses it, and the
 * administrator who requested it can withdraw it.
 */
export function PendingSetting({ waiting, shown }: { waiting: Waiting; shown: (value: number) => string }) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  const account = useAccount();
  const approving = useConfirmPassword();
  const refusing = useFormSubmit();
  const { id, to, requested_by, requested_at } = waiting;
  const own = account?.id === requested_by.id;
  const approve = () =>
    approving.send(async (password) => {
      const body = password ? { password } : {};
      await showChange(await call('POST /admin/money_settings/{id}/approval', { params: { id }, body }));
    });
  const refuse = () =>
    refusing.send(async () => showChange(await call('DELETE /admin/money_settings/{id}', { params: { id } })));
  return (
    <Banner tone="ochre">
      <p>{t.settingWaits(shown(to), requested_by.name, plainInstant(requested_at))}</p>
      <div className={css.acts}>
        {own ? (
          <p>{t.another}</p>
        ) : (
          <Button size="sm" busy={approving.sending && t.approving} onClick={() => void approve()}>
            {t.approve}
          </Button>
        )}
        <Button variant="outlined" size="sm" busy={refusing.sending && t.saving} onClick={() => void refuse()}>
          {own ? t.takeBack : t.refuse}
        </Button>
      </div>
      {approving.asking}
    </Banner>
  );
}
