import type { ReactNode } from 'react';
import { useTexts } from '../../shared/i18n/texts.ts';
import { areaOf } from '../../shared/place/place.ts';
import { Carousel } from '../../shared/ui/Carousel.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { pin } from '../../shared/ui/icons.ts';
import { Picture } from '../../shared/ui/Picture.tsx';
import { Rating } from '../../shared/ui/Rating.tsx';
import type { Place } from './kinds.ts';
import { texts } from './texts.ts';
import css from './PlaceHead.module.css';

/** `children`: the ways to the other sides of it. */
export function PlaceHead({ place, children }: { place: Place; children: ReactNode }) {
  const t = useTexts(texts);
  const pictures = [{ id: place.id, image: place.primary_picture }, ...place.other_pictures];
  return (
    <header className={css.head}>
      <Carousel label={t.pictures(place.name)} show={1}>
        {pictures.map(({ id, image }, index) => (
          <Picture
            key={id}
            picture={image}
            seed={id}
            alt=""
            width={740}
            height={340}
            eager={index === 0}
            className={css.picture}
          />
        ))}
      </Carousel>
      <div>
        <h1>{place.name}</h1>
        <p className={css.facts}>
          {place.type && <b>{place.type}</b>}
          <Rating value={place.review_ratings.overall} count={place.review_ratings.total} />
          <span>
            <Icon of={pin} size={18} />
            {areaOf(place)}
          </span>
        </p>
      </div>
      {children}
    </header>
  );
}
