import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../lib/api/envelope.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useProvider } from '../../domain/providers/use-provider.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { SkeletonLines } from '../../ui/SkeletonLines.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { Empty } from '../../ui/States.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { DoctorDetails } from './DoctorDetails.tsx';
import { PharmacyDrugs } from './PharmacyDrugs.tsx';
import { ProviderActions } from './ProviderActions.tsx';
import { addressOf, type MemberContext, type Where } from './providers.ts';
import css from './providers.module.css';
import { texts } from './texts.ts';
import { PlaceDetails } from './PlaceDetails.tsx';

type Props = {
  base: string;
  where: Where;
  reviews: (providerContext: MemberContext) => ReactNode;
  people: (providerContext: MemberContext) => ReactNode;
};

/** A provider's profile with all its details, and the actions of the administrator. */
export function ProviderProfile({ base, where, reviews, people }: Props) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { kind, id, drugs } = where;
  const list = addressOf(base, where, {});
  const leave = () => void navigate(list, { preventScrollReset: true });
  const providerContext = { kind, base: `/admin/${kind}`, id };
  const { data: member, error, refetch } = useProvider(kind, id);
  const side = drugs && kind === 'pharmacy' ? 'drugs' : 'about';
  return (
    <Dialog
      full
      title={member?.name ?? t.ofKind[kind].one}
      subtitle={member?.user_code}
      onClose={leave}
      foot={
        member && (
          <ProviderActions
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
          <PharmacyDrugs id={id} />
        ) : (
          <>
            {'bio' in member ? <DoctorDetails doctor={member} /> : <PlaceDetails kind={kind} place={member} />}
            <div className={css.people}>{people(providerContext)}</div>
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
