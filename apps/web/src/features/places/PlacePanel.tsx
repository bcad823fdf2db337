import { shownPhone } from '@ivuriro/contract/shown-phone';
import { useTexts } from '../../lib/language/texts.ts';
import { OpenNow } from '../../domain/places/OpenNow.tsx';
import { areaOf } from '../../domain/places/place.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { mail, phone, pin } from '../../ui/icons.ts';
import { appointmentAt } from './booking-address.ts';
import { Direction } from './Direction.tsx';
import { FreeSlots } from './FreeSlots.tsx';
import { kinds, type Place, type PlaceKind } from './place-kinds.ts';
import { texts } from './texts.ts';
import css from './PlacePanel.module.css';

type Props = { kind: PlaceKind; place: Place; today: string };

/** The most important facts of a place: opening hours, free slots, location and contact. */
export function PlacePanel({ kind, place, today }: Props) {
  const t = useTexts(texts);
  const { offerings, takesAppointments } = kinds[kind];
  const where = [place.address, areaOf(place)].filter(Boolean).join(', ');
  return (
    <Card className={css.panel}>
      <OpenNow place={place} />
      {offerings && (
        <LinkButton to={offerings.at(place.id)} wide>
          {t[offerings.says]}
        </LinkButton>
      )}
      {takesAppointments && (
        <>
          <FreeSlots place={place} today={today} />
          <LinkButton to={appointmentAt(place)} preventScrollReset wide>
            {t.makeAppointment}
          </LinkButton>
        </>
      )}
      <ul>
        {where && (
          <li>
            <Icon of={pin} />
            <span className="sr">{t.address}: </span>
            {where}
          </li>
        )}
        {place.phone && (
          <li>
            <Icon of={phone} />
            <span className="sr">{t.phone}: </span>
            <a href={`tel:${place.phone}`}>{shownPhone(place.phone)}</a>
          </li>
        )}
        {place.email && (
          <li>
            <Icon of={mail} />
            <span className="sr">{t.email}: </span>
            <a href={`mailto:${place.email}`}>{place.email}</a>
          </li>
        )}
      </ul>
      <Direction place={place} wide />
    </Card>
  );
}
