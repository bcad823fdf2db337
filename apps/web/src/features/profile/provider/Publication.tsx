import { plainDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { pageOf } from '../../../domain/reviews/reviewed-provider.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { texts } from './texts.ts';
import { picturesOf, type Profile, type ProfileContext } from './profile.ts';
import css from './profile.module.css';

/** Picture, name, code and publication status of a provider. */
export function Publication({ providerContext, profile }: { providerContext: ProfileContext; profile: Profile }) {
  const t = useTexts(texts);
  const wide = providerContext.kind !== 'doctor';
  const { isPublished } = profile;
  return (
    <Card className={css.head}>
      <Picture picture={picturesOf(profile)[0]} seed={profile.id} alt="" width={wide ? 96 : 72} height={72} eager />
      <div>
        <h2>{profile.name}</h2>
        <p>
          {profile.user_code}
          {'licence_expires_on' in profile && profile.licence_expires_on && (
            <> · {t.licenceUntil(plainDate(profile.licence_expires_on))}</>
          )}
        </p>
        <div className={css.state}>
          <Badge tone={isPublished ? 'tea' : 'ochre'} shape={isPublished ? 'full' : 'hollow'}>
            {isPublished ? t.published : t.unpublished}
          </Badge>
          {'verified' in profile && profile.verified && <Badge tone="kivu">{t.verified}</Badge>}
          <p>{isPublished ? t.publishedSays : t.unpublishedSays}</p>
        </div>
      </div>
      {isPublished && (
        <LinkButton variant="outlined" to={pageOf(providerContext)}>
          {t.seePage}
        </LinkButton>
      )}
    </Card>
  );
}
