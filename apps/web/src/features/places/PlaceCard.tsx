import type { PlaceCard as Place } from '@ivuriro/contract';
import { Link } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import { OpenNow } from '../../domain/places/OpenNow.tsx';
import { Distance } from '../../domain/near/Distance.tsx';
import { areaOf } from '../../domain/places/place.ts';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { pin } from '../../ui/icons.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Rating } from '../../domain/reviews/Rating.tsx';
import { pageOf, type PlaceKind } from './place-kinds.ts';
import { texts } from './texts.ts';
import css from './PlaceCard.module.css';

type Props = {
  place: Place;
  kind: PlaceKind;
  first: boolean;
  /** The heading level of the name: h2 under the heading of the page, h3 under the heading of a section. */
  heading?: 'h2' | 'h3';
};

/** A place with its name, its location and whether it is open now. */
export function PlaceCard({ place, kind, first, heading: Heading = 'h2' }: Props) {
  const t = useTexts(texts);
  return (
    <Card flush className={css.card}>
      <Picture
        picture={place.primary_picture}
        seed={place.id}
        alt=""
        width={208}
        height={130}
        eager={first}
        className={css.house}
      />
      <div className={css.what}>
        <Heading>
          <Link to={pageOf(kind, place)}>{place.name}</Link>
        </Heading>
        {place.type && <p className={css.type}>{place.type}</p>}
        <p className={css.where}>
          <Icon of={pin} size={18} />
          <span>
            <span className="sr">{t.where}: </span>
            {areaOf(place)}
            <Distance distance={place.distance} />
            {place.address && <span className={css.address}>{place.address}</span>}
          </span>
        </p>
        <Rating value={place.review_ratings.overall} count={place.review_ratings.total} />
      </div>
      <div className={css.now}>
        <OpenNow place={place} />
      </div>
    </Card>
  );
}
