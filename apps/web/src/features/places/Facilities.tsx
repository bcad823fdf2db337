import { useMessages } from '../../shared/i18n/messages.ts';
import { Card } from '../../shared/ui/Card.tsx';
import { Carousel } from '../../shared/ui/Carousel.tsx';
import { Cover } from '../../shared/ui/Cover.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import css from './Facilities.module.css';
import type { Place } from './kinds.ts';
import { messages } from './messages.ts';

export function Facilities({ facilities }: { facilities: Place['facilities'] }) {
  const t = useMessages(messages);
  if (facilities.length === 0) return null;
  return (
    <section>
      <h2>{t.facilities}</h2>
      <Carousel label={t.facilities}>
        {facilities.map(({ id, title, description, image }) => (
          <Card key={id} flush className={css.facility}>
            {image ? (
              <Picture picture={image} seed={id} alt="" width={240} height={120} className={css.picture} />
            ) : (
              <Cover seed={id} className={css.picture} />
            )}
            <h3>{title}</h3>
            {description && <p>{description}</p>}
          </Card>
        ))}
      </Carousel>
    </section>
  );
}
