import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Confirmation } from '../../../ui/Confirmation.tsx';
import { plus } from '../../../ui/icons.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { RemovableChip } from '../../../ui/RemovableChip.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { useShowChange } from '../../../ui/use-show-change.ts';
import { AddLinks } from './AddLinks.tsx';
import { invites, linked, type Link, type LinkName } from './links.ts';
import { texts, type Messages } from './texts.ts';
import type { ProfileContext } from './profile.ts';
import css from './profile.module.css';
import { TeamInvitations } from './TeamInvitations.tsx';

/** The items of one catalogue that a profile names, as removable chips, with a dialog that adds more items. */
export function Links({ providerContext, of }: { providerContext: ProfileContext; of: LinkName }) {
  const t = useTexts(texts);
  const words = t.links[of];
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<Link>();
  const { data, isError, refetch } = useQuery({
    queryKey: [providerContext.base, providerContext.id, 'links', of],
    queryFn: ({ signal }) => linked[of].read(providerContext, signal),
  });
  const asks = invites(providerContext, of);
  const title = useRef<HTMLHeadingElement>(null);
  const isMeant = useLocation().hash === '#team' && asks && data !== undefined;
  // emails link to #team, so the page scrolls to this section once it has loaded
  useEffect(() => {
    if (isMeant) title.current?.scrollIntoView();
  }, [isMeant]);
  return (
    <Card className={css.section}>
      <h2 ref={title}>{words.title}</h2>
      {data ? (
        <>
          {asks && <TeamInvitations kind={providerContext.kind} />}
          {data.length === 0 ? (
            <p className={css.says}>{words.none}</p>
          ) : (
            <ul className={css.chips} aria-label={words.title}>
              {data.map((link) => (
                <RemovableChip
                  key={link.id}
                  waits={link.waits}
                  label={link.waits ? t.withdraw(link.name) : t.remove(link.name)}
                  onRemove={() => setRemoving(link)}
                >
                  {link.face !== undefined && <Picture picture={link.face} seed={link.item} alt="" width={32} />}
                  <span>
                    {link.name}
                    {link.waits && <small>{t.waitsForAnswer}</small>}
                    {link.isLaboratory && <small>{t.laboratory}</small>}
                  </span>
                </RemovableChip>
              ))}
            </ul>
          )}
          <Button variant="outlined" onClick={() => setAdding(true)}>
            <Icon of={plus} size={18} />
            {words.add}
          </Button>
          {adding && (
            <AddLinks providerContext={providerContext} of={of} present={data} onClose={() => setAdding(false)} />
          )}
        </>
      ) : isError ? (
        <ErrorState title={t.sectionFailed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="7rem" />
      )}
      {removing && (
        <Removal providerContext={providerContext} of={of} link={removing} onClose={() => setRemoving(undefined)} />
      )}
    </Card>
  );
}

function Removal({
  providerContext,
  of,
  link,
  onClose,
}: {
  providerContext: ProfileContext;
  of: LinkName;
  link: Link;
  onClose: () => void;
}) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  const remove = async () => showChange(await linked[of].remove(providerContext, link));
  return (
    <Confirmation title={t.sure} busy={t.removing} act={remove} onClose={onClose}>
      <p>{removalSays(link, of, t)}</p>
    </Confirmation>
  );
}

function removalSays({ name, waits, isLaboratory }: Link, of: LinkName, t: Messages): string {
  if (waits) return t.withdrawSays(name);
  return isLaboratory ? t.leaveLaboratorySays(name) : t.links[of].removeSays(name);
}
