import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../shared/api/envelope.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { useMember } from '../../shared/members/use-member.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { SkeletonLines } from '../../shared/ui/SkeletonLines.tsx';
import { Failed } from '../../shared/ui/Failed.tsx';
import { Empty } from '../../shared/ui/States.tsx';
import { Tabs } from '../../shared/ui/Tabs.tsx';
import { DoctorDetails } from './DoctorDetails.tsx';
import { Drugs } from './Drugs.tsx';
import { MemberActs } from './MemberActs.tsx';
import { addressOf, type MemberContext, type Where } from './members.ts';
import css from './members.module.css';
import { texts } from './texts.ts';
import { PlaceDetails } from './PlaceDetails.tsx';

type Props = { base: string; where: Where; reviews: (providerContext: MemberContext) => ReactNode };

/** One member with everything that is known, and what the administrator may do about it. */
export function MemberProfile({ base, where, reviews }: Props) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { kind, id, drugs } = where;
  const list = addressOf(base, where, {});
  const leave = () => void navigate(list, { preventScrollReset: true });
  const providerContext = { kind, base: `/admin/${kind}`, id };
  const { data: member, error, refetch } = useMember(kind, id);
  const side = drugs && kind === 'pharmacy' ? 'drugs' : 'about';
  return (
    <Dialog
      full
      title={member?.name ?? t.ofKind[kind].one}
      subtitle={member?.user_code}
      onClose={leave}
      foot={
        member && (
          <MemberActs
            providerContext={providerContext}
            member={member}
            edit={addressOf(base, where, { id, edit: true })}
            calendar={kind === 'hospital' ? `${base}/${kind}/${id}/calendar` : undefined}
            onGone={leave}
          />
        )
      }
    >
      {kind === 'pharmacy' && member && (
        <Tabs
          label={t.sides}
          items={[
            { to: addressOf(base, where, { id }), label: t.aboutSide, current: side === 'about' },
            { to: addressOf(base, where, { id, drugs: true }), label: t.drugsSide, current: side === 'drugs' },
          ]}
        />
      )}
      {member ? (
        side === 'drugs' ? (
          <Drugs id={id} />
        ) : (
          <>
            {'bio' in member ? <DoctorDetails doctor={member} /> : <PlaceDetails kind={kind} place={member} />}
            <section className={css.reviews}>{reviews(providerContext)}</section>
          </>
        )
      ) : error instanceof ApiError && error.status === 404 ? (
        <Empty title={t.missing} action={<LinkButton to={list}>{t.toList}</LinkButton>}>
          <p>{t.missingSays}</p>
        </Empty>
      ) : error ? (
        <Failed title={t.openFailed} onRetry={() => void refetch()} />
      ) : (
        <SkeletonLines says={t.opening} heights={['7rem', '12rem', '16rem']} />
      )}
    </Dialog>
  );
}
