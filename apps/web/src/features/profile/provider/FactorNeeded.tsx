import { call } from '../../../lib/api/call.ts';
import { useAnswer } from '../../../lib/api/use-answer.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { ActionBanner } from '../../../ui/ActionBanner.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { texts } from './texts.ts';

/** A note, shown before anything is typed, that the payout account can be changed only with a second factor. */
export function FactorNeeded() {
  const t = useTexts(texts);
  const account = useAccount();
  const { data } = useAnswer(account?.token ?? null, (signal) => call('GET /second_factor', { signal }));
  if (!data || data.enrolled) return null;
  return (
    <ActionBanner
      action={
        <LinkButton size="sm" variant="outlined" to="?tab=security">
          {t.setUpFactor}
        </LinkButton>
      }
    >
      {t.factorNeeded}
    </ActionBanner>
  );
}
