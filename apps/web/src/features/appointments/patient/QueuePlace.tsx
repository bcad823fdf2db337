import type { Api, Appointment } from '@ivuriro/contract';
import { useEffect, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/envelope.ts';
import { dayOf } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { listen } from '../../../lib/sockets/socket.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { clock } from '../../../ui/icons.ts';
import { texts } from './texts.ts';

type Place = Api['GET /patient/appointment/{id}/queue']['data'];

/** The token of a patient who has arrived today, and how many are before them. */
export function QueuePlace({ appointment, now }: { appointment: Appointment; now: Date }) {
  const { id, status, consultation_type, assigned_date } = appointment;
  const isWaiting = status === 'PENDING' && consultation_type === 'PHYSICAL' && assigned_date === dayOf(now);
  return isWaiting && <PlaceToday id={id} />;
}

function PlaceToday({ id }: { id: string }) {
  const t = useTexts(texts);
  const place = usePlace(id);
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

/** The place in the queue, read again when the server says that it has changed. After an error the last one stays. */
function usePlace(id: string): Place {
  const [place, setPlace] = useState<Place>(null);
  useEffect(() => {
    let latest = 0;
    const read = async () => {
      const asked = ++latest;
      try {
        const { data } = await call('GET /patient/appointment/{id}/queue', { params: { id } });
        if (asked === latest) setPlace(data);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
    };
    void read();
    const stops = [listen('queue', () => void read()), listen('missed', () => void read())];
    return () => {
      latest = Infinity;
      for (const stop of stops) stop();
    };
  }, [id]);
  return place;
}
