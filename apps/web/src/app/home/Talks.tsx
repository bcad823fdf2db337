import { Link } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import { Carousel } from '../../ui/Carousel.tsx';
import css from './Talks.module.css';
import { texts } from './texts.ts';
import type { Talk } from './talks.ts';

/** A carousel of quotations from patients, one at a time. */
export function Talks({ talks }: { talks: Talk[] }) {
  const t = useTexts(texts);
  if (talks.length === 0) return null;
  return (
    <section className={`wrap ${css.talks}`}>
      <Carousel label={t.talks} show={1} head={<h2>{t.talks}</h2>}>
        {talks.map(({ title, names, description, link }) => (
          <figure key={`${names}${title}`} className={css.talk}>
            <blockquote>
              {title && <h3>{title}</h3>}
              <p>{description}</p>
            </blockquote>
            <figcaption>
              {names}
              {link && <Link to={link}>{t.talkMore(title || names)}</Link>}
            </figcaption>
          </figure>
        ))}
      </Carousel>
    </section>
  );
}
