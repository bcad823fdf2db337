import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { areaOf } from '../../domain/places/place.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { pin } from '../../ui/icons.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Rating } from '../../domain/reviews/Rating.tsx';
import type { Place } from './place-kinds.ts';
import { texts } from './texts.ts';
import css from './PlaceHead.module.css';

/** Pictures, name and facts of a place. `children` are the tabs that lead to the other pages of the place. */
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
