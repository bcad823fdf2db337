import type { DeskPatient } from '@ivuriro/contract';
import { plainDate } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Badge } from '../../ui/Badge.tsx';
import { type Messages, texts } from './texts.ts';

type Claim = Pick<DeskPatient, 'has_login' | 'claimed_at' | 'claim_ended_at'>;

/** A badge that shows whether somebody signs in for the patient, and whether a record made here was claimed. */
export function LoginBadge({ patient: { has_login, claimed_at, claim_ended_at } }: { patient: Claim }) {
  const t = useTexts(texts);
  if (has_login) return <Badge tone="tea">{claimed_at ? t.claimed : t.hasLogin}</Badge>;
  if (claim_ended_at)
    return (
      <Badge tone="ochre" shape="half">
        {t.claimEnded}
      </Badge>
    );
  return <Badge shape="hollow">{t.noLogin}</Badge>;
}

/** The sentence below the badge. */
export function loginText({ has_login, claimed_at, claim_ended_at }: Claim, t: Messages): string {
  const dayOf = (instant: string) => plainDate(new Date(instant));
  if (has_login) return claimed_at ? t.claimedSays(dayOf(claimed_at)) : t.hasLoginSays;
  return claim_ended_at ? t.claimEndedSays(dayOf(claim_ended_at)) : t.noLoginSays;
}
