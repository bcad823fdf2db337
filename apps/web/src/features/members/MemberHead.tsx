import type { Kind } from '@ivuriro/contract';
import type { ReactNode } from 'react';
import type { Member } from '../../shared/members/use-member.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { pageOf } from '../../shared/reviews/about.ts';
import { Badge } from '../../shared/ui/Badge.tsx';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { Rating } from '../../shared/ui/Rating.tsx';
import css from './members.module.css';
import { texts } from './texts.ts';
import { PublicationNeeds } from './PublicationNeeds.tsx';
import { StateOf } from './StateOf.tsx';

type Props = { kind: Kind; member: Member; picture: ReactNode; children: ReactNode };

/** Who it is, how it is rated, and whether patients find it. `children`: what it is. */
export function MemberHead({ kind, member, picture, children }: Props) {
  const t = useTexts(texts);
  return (
    <header className={css.head}>
      {picture}
      <div>
        {children && <p>{children}</p>}
        <p className={css.facts}>
          <StateOf published={member.isPublished} />
          {'verified' in member && member.verified && <Badge tone="kivu">{t.verified}</Badge>}
          <Rating value={member.review_ratings.overall} count={member.review_ratings.total} />
        </p>
        <PublicationNeeds kind={kind} member={member} />
        {member.isPublished && (
          <LinkButton to={pageOf({ kind, id: member.id })} variant="outlined" size="sm">
            {t.seePage}
          </LinkButton>
        )}
      </div>
    </header>
  );
}
