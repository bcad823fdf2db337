import type { Kind } from '@ivuriro/contract';
import type { ReactNode } from 'react';
import type { Member } from '../../domain/providers/use-provider.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { pageOf } from '../../domain/reviews/reviewed-provider.ts';
import { Badge } from '../../ui/Badge.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Rating } from '../../domain/reviews/Rating.tsx';
import css from './providers.module.css';
import { texts } from './texts.ts';
import { PublicationNeeds } from './PublicationNeeds.tsx';
import { PublicationBadge } from './PublicationBadge.tsx';

type Props = { kind: Kind; member: Member; picture: ReactNode; children: ReactNode };

/** Picture, publication status, rating and missing fields of a provider. `children` is a line above the status. */
export function ProviderHead({ kind, member, picture, children }: Props) {
  const t = useTexts(texts);
  return (
    <header className={css.head}>
      {picture}
      <div>
        {children && <p>{children}</p>}
        <p className={css.facts}>
          <PublicationBadge published={member.isPublished} />
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
