import { useState } from 'react';
import { useCallAt } from '../../lib/api/use-call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import dashboard from '../../ui/dashboard/dashboard.module.css';
import { ListSkeleton } from '../../ui/dashboard/ListSkeleton.tsx';
import { Failed } from '../../ui/Failed.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { plus } from '../../ui/icons.ts';
import { LocalPaginator } from '../../ui/LocalPaginator.tsx';
import { Empty } from '../../ui/States.tsx';
import { InviteMember } from './InviteMember.tsx';
import { MemberLine } from './MemberLine.tsx';
import type { MembersContext } from './members.ts';
import css from './members.module.css';
import { texts } from './texts.ts';

type Props = {
  providerContext: MembersContext;
  /** The heading of the list, if the page has another title; without it the list has no heading. */
  title?: string;
};

/** The list of the members of a provider and of invited people, with the actions that change them. */
export function Members({ providerContext, title }: Props) {
  const t = useTexts(texts);
  const [page, setPage] = useState(1);
  const [inviting, setInviting] = useState(false);
  const read = useCallAt(providerContext, 'GET /members', { query: { page } }, { keep: true });
  const { data: list, isError, isPlaceholderData, refetch } = read;
  return (
    <section className={css.members} aria-label={title ?? t.title}>
      <div className={css.head}>
        <div>
          {title && <h2>{title}</h2>}
          <p>{t.says}</p>
        </div>
        <Button onClick={() => setInviting(true)}>
          <Icon of={plus} />
          {t.invite}
        </Button>
      </div>
      {list ? (
        <div className={dashboard.panel} aria-busy={isPlaceholderData}>
          <ul className={css.list} aria-label={t.title}>
            {list.data.map((member) => (
              <MemberLine key={member.id} providerContext={providerContext} member={member} />
            ))}
          </ul>
          {list.total <= 1 && (
            <div className={css.alone}>
              <Empty title={t.alone}>
                <p>{t.aloneSays}</p>
              </Empty>
            </div>
          )}
          <div className={css.pages}>
            <LocalPaginator list={list} onPage={setPage} />
          </div>
        </div>
      ) : isError ? (
        <div className={dashboard.panel}>
          <Failed title={t.failed} onRetry={() => void refetch()} />
        </div>
      ) : (
        <ListSkeleton says={t.loading} />
      )}
      {inviting && <InviteMember providerContext={providerContext} onClose={() => setInviting(false)} />}
    </section>
  );
}
