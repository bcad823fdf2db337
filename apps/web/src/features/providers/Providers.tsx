import type { Kind } from '@ivuriro/contract';
import type { ReactNode } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { Import } from '../../domain/imports/Import.tsx';
import { useTexts } from '../../lib/language/texts.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { plus } from '../../ui/icons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { everythingStored } from '../../ui/UnsavedChangesQuestion.tsx';
import { Segment } from '../../ui/Segment.tsx';
import { Tabs } from '../../ui/Tabs.tsx';
import { imports } from './import-columns.ts';
import { ProviderList } from './ProviderList.tsx';
import { ProviderProfile } from './ProviderProfile.tsx';
import { addressOf, kinds, type MemberContext, states, whereIn, type Where } from './providers.ts';
import css from './providers.module.css';
import { texts } from './texts.ts';

type Props = {
  /** The path of the page; the kind and id of the open provider are appended to it. */
  base: string;
  /** Draws the form of a new provider (without id) or of an existing one. */
  form: (given: {
    kind: Kind;
    id: string | undefined;
    onSaved: (id: string) => void;
    onClose: () => void;
  }) => ReactNode;
  /** Draws the patients' reviews of a provider, for moderation. */
  reviews: (providerContext: MemberContext) => ReactNode;
  /** Draws the list of the members who act for a provider. */
  people: (providerContext: MemberContext) => ReactNode;
};

/**
 * The list of doctors, hospitals, laboratories or pharmacies, published or not. The open provider is shown over the
 * list.
 */
export function Providers({ base, form, reviews, people }: Props) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const where = whereIn(useParams(), search);
  const to = (change: Partial<Where>) => addressOf(base, where, change);
  const go = (change: Partial<Where>) => void navigate(to(change), { preventScrollReset: true });
  const { kind, id, edit } = where;
  const known = id === 'new' ? undefined : id;
  return (
    <>
      <Tabs
        label={t.members}
        items={kinds.map((one) => ({ to: to({ kind: one }), label: t.ofKind[one].tab, current: one === kind }))}
      />
      <div className={css.bar}>
        <Segment
          legend={t.state}
          name="state"
          options={states.map((value) => ({ value, label: t.states[value] }))}
          value={where.state}
          onChange={(value) => go({ state: states.find((state) => state === value) ?? 'all' })}
        />
        <span className={css.ways}>
          <Import key={kind} what={t.ofKind[kind].tab} {...imports[kind]} />
          <LinkButton to={to({ id: 'new', edit: true })} size="sm" preventScrollReset>
            <Icon of={plus} size={18} />
            {t.ofKind[kind].add}
          </LinkButton>
        </span>
      </div>
      <ProviderList key={kind} where={where} to={to} />
      {id && !edit && <ProviderProfile key={id} base={base} where={where} reviews={reviews} people={people} />}
      {edit &&
        form({
          kind,
          id: known,
          onSaved: (saved) => void navigate(to({ id: saved }), { preventScrollReset: true, state: everythingStored }),
          onClose: () => go(known ? { id: known } : {}),
        })}
    </>
  );
}
