import type { Api } from '../../lib/api/contract.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Card } from '../../ui/Card.tsx';
import { Carousel } from '../../ui/Carousel.tsx';
import { Picture } from '../../ui/Picture.tsx';
import css from './Facilities.module.css';
import { texts } from './texts.ts';

type Facility = Api['GET /show/hospital/{id}']['data']['facilities'][number];

export function Facilities({ facilities }: { facilities: Facility[] }) {
  const t = useTexts(texts);
  if (facilities.length === 0) return null;
  return (
    <section>
      <h2>{t.facilities}</h2>
      <Carousel label={t.facilities}>
        {facilities.map(({ id, title, description, image }) => (
          <Card key={id} flush className={css.facility}>
            <Picture picture={image} seed={id} alt="" width={240} height={120} className={css.picture} />
            <h3>{title}</h3>
            {description && <p>{description}</p>}
          </Card>
        ))}
      </Carousel>
    </section>
  );
}
