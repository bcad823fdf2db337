import { useMessages } from '../../shared/i18n/messages.ts';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { mail, phone, pin } from '../../shared/ui/icons.ts';
import { Direction } from './Direction.tsx';
import { areaOf, type Place } from './kinds.ts';
import { messages } from './messages.ts';
import { OpenHours } from './OpenHours.tsx';
import css from './PlacePanel.module.css';

/** What one comes for: is it open, where is it, how is it reached. */
export function PlacePanel({ place, takesAppointments }: { place: Place; takesAppointments: boolean }) {
  const t = useMessages(messages);
  const where = [place.address, areaOf(place)].filter(Boolean).join(', ');
  return (
    <Card className={css.panel}>
      <OpenHours place={place} />
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
            <a href={`tel:${place.phone.replaceAll(' ', '')}`}>{place.phone}</a>
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
      {takesAppointments && (
        <LinkButton to={appointmentAt(place)} preventScrollReset wide>
          {t.makeAppointment}
        </LinkButton>
      )}
      <Direction place={place} wide />
    </Card>
  );
}

export function appointmentAt({ id }: Place): string {
  return `?${new URLSearchParams({ dialog: 'appointment', hospital: id })}`;
}
