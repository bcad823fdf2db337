import type { DoctorCard } from '@ivuriro/contract';
import { useEffect, useId, useState } from 'react';
import { Form, Link } from 'react-router';
import { call } from '../../shared/api/call.ts';
import { searchOf } from '../../shared/api/request.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { search as glass } from '../../shared/ui/icons.ts';
import { Picture } from '../../shared/ui/Picture.tsx';
import css from './DoctorSearch.module.css';
import { messages } from './messages.ts';

const pauseMs = 400;
const shown = 5;
type Found = { text: string; doctors?: DoctorCard[]; failed?: true };

/** A plain GET form to the doctor list; while typing pauses the first doctors already stand below it. */
export function DoctorSearch() {
  const t = useMessages(messages);
  const results = useId();
  const [text, setText] = useState('');
  const found = useFound(text.trim());
  const say = !found
    ? ''
    : found.failed
      ? t.searchFailed
      : found.doctors?.length
        ? t.found(found.doctors.length)
        : t.nothingFound(found.text);
  return (
    <div className={css.frame} onKeyDown={(event) => event.key === 'Escape' && setText('')}>
      <Form role="search" method="get" action="/doctors" className={css.form}>
        <span className={css.box}>
          <Icon of={glass} size={24} />
          <input
            type="search"
            name="text-search"
            aria-label={t.searchLabel}
            aria-controls={results}
            placeholder={t.searchLabel}
            maxLength={100}
            autoComplete="off"
            enterKeyHint="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </span>
        <Button type="submit" size="lg">
          {t.searchButton}
        </Button>
      </Form>
      <div id={results} className={css.results} hidden={!found}>
        <p role="status" className={found?.doctors?.length ? 'sr' : css.say}>
          {say}
        </p>
        {found?.doctors && found.doctors.length > 0 && (
          <ul>
            {found.doctors.map((doctor) => (
              <li key={doctor.id}>
                <Link to={`/doctors/view/${doctor.id}`}>
                  <Picture picture={doctor.picture} seed={doctor.id} alt="" width={44} />
                  <span>
                    <b>{doctor.name}</b>
                    {[doctor.doctorSpecialties[0]?.name, doctor.hospitalAffiliations[0]?.name]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </Link>
              </li>
            ))}
            <li>
              <Link to={`/doctors?${searchOf({ 'text-search': found.text })}`} className={css.all}>
                {t.seeAll(found.text)}
              </Link>
            </li>
          </ul>
        )}
      </div>
    </div>
  );
}

/** What the text finds, once typing has paused; the answer to an older text is dropped. */
function useFound(text: string): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    const gone = new AbortController();
    const ask = () => {
      if (!text) return setFound(null);
      call('GET /doctors', { query: { 'text-search': text, per_page: shown }, signal: gone.signal }).then(
        ({ data }) => setFound({ text, doctors: Array.isArray(data) ? data : data.data }),
        () => gone.signal.aborted || setFound({ text, failed: true }),
      );
    };
    const timer = setTimeout(ask, text ? pauseMs : 0);
    return () => {
      clearTimeout(timer);
      gone.abort();
    };
  }, [text]);
  return found;
}
