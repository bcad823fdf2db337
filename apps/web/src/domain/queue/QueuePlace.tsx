import type { Api, Appointment } from '@ivuriro/contract';
import { call } from '../../lib/api/call.ts';
import { dayOf } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useLiveRead } from '../../lib/sockets/use-live-read.ts';
import { Banner } from '../../ui/Banner.tsx';
import { clock } from '../../ui/icons.ts';
import { texts } from './place-texts.ts';

type Place = Api['GET /patient/appointment/{id}/queue']['data'];

/** The queue token of a patient who has arrived today, and the number of patients before them. */
export function QueuePlace({ appointment, now }: { appointment: Appointment; now: Date }) {
  const { id, status, consultation_type, assigned_date } = appointment;
  const isWaiting = status === 'PENDING' && consultation_type === 'PHYSICAL' && assigned_date === dayOf(now);
  return isWaiting && <PlaceToday key={id} id={id} />;
}

/** The place of a patient who has arrived, which follows the calls of the desk. */
export function PlaceToday({ id }: { id: string }) {
  const t = useTexts(texts);
  const place = useLiveRead<Place>(
    'queue',
    async () => (await call('GET /patient/appointment/{id}/queue', { params: { id } })).data,
  );
  if (!place || place.state === 'DONE' || place.state === 'IN_ROOM') return null;
  const says =
    place.state === 'CALLED' && place.room
      ? t.comeIn(place.room)
      : place.before === 0
        ? t.next
        : t.before(place.before, place.minutes);
  return (
    <Banner tone={place.state === 'CALLED' ? 'tea' : 'kivu'} icon={clock} role="status">
      <b>{t.token(place.token)}</b> {says}
    </Banner>
  );
}
