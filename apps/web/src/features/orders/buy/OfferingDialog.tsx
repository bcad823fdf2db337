import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { RichText } from '../../../ui/RichText.tsx';
import { texts } from './texts.ts';
import type { Offering } from './offerings.ts';
import css from './OfferingDialog.module.css';

/** The details of one test or drug. */
export function OfferingDialog({ offering, onClose }: { offering: Offering; onClose: () => void }) {
  const t = useTexts(texts);
  const { id, name, about, price, rx, hindrance, image, description, plain, preparation } = offering;
  return (
    <Dialog narrow title={name} subtitle={about} onClose={onClose}>
      {image && <Picture picture={image} seed={id} alt="" width={440} height={240} className={css.image} />}
      <p className={css.price}>
        <b>{money(price)}</b>
        {hindrance && <Badge tone="stone">{t.hindrances[hindrance]}</Badge>}
        {rx && <Badge tone="ochre">{t.rx}</Badge>}
      </p>
      {description ? <RichText html={description} /> : <p className={css.plain}>{plain || t.noDescription}</p>}
      {preparation && (
        <section>
          <h3>{t.preparation}</h3>
          <p className={css.plain}>{preparation}</p>
        </section>
      )}
      {(description || plain) && <p className={css.general}>{t.generalInformation}</p>}
    </Dialog>
  );
}
