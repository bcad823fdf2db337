import { useNow } from '../../../lib/hooks/use-now.ts';
import { useInBrowser } from '../../../lib/hooks/use-in-browser.ts';
import { clockOf } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { bell } from '../../../ui/icons.ts';
import { Logo } from '../../../ui/Logo.tsx';
import type { Route } from './+types/waiting-room.page';
import { texts } from './texts.ts';
import { useSpeech } from './use-speech.ts';
import { useWaitingRoom } from './use-waiting-room.ts';
import css from './waiting-room.module.css';

export const meta = () => [
  { title: `${texts.en.title} · Ivuriro` },
  { name: 'robots', content: 'noindex' },
  { name: 'referrer', content: 'no-referrer' },
];

/**
 * The screen in a waiting room: tokens and rooms, readable from five metres. The queue is read in the browser, so that
 * the server renders and caches nothing about it.
 */
export default function WaitingRoomPage({ params: { secret } }: Route.ComponentProps) {
  const t = useTexts(texts);
  const now = useNow();
  const inBrowser = useInBrowser();
  const { room, ended, lostSince } = useWaitingRoom(secret);
  const speech = useSpeech(room?.calling);
  return (
    <main className={css.screen}>
      <header className={css.head}>
        <Logo night />
        <h1 className="sr">{t.title}</h1>
        {speech.isPossible && !ended && (
          <Button variant="night" onClick={speech.toggle} aria-pressed={speech.isOn}>
            <Icon of={bell} />
            {speech.isOn ? t.soundOff : t.soundOn}
          </Button>
        )}
        <time className={css.clock}>{inBrowser ? clockOf(now) : ''}</time>
      </header>
      {lostSince && (
        <p role="status" className={css.lost}>
          {room ? t.lost(clockOf(lostSince)) : t.failed}
        </p>
      )}
      {ended && (
        <div className={css.ended}>
          <h2>{t.ended}</h2>
          <p>{t.endedSays}</p>
        </div>
      )}
      {!room && !ended && !lostSince && <p role="status">{t.loading}</p>}
      {room && (
        <div className={css.parts}>
          <section aria-labelledby="calling" aria-live="polite">
            <h2 id="calling">{t.calling}</h2>
            {room.calling.length === 0 && <p className={css.quiet}>{t.nobodyCalled}</p>}
            <ul className={css.calling}>
              {room.calling.map((call) => (
                <li key={`${call.token} ${call.called_at}`}>
                  <b>{call.token}</b>
                  <span>{call.room}</span>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="waiting">
            <h2 id="waiting">{t.waiting}</h2>
            {room.waiting.length === 0 && <p className={css.quiet}>{t.nobodyWaits}</p>}
            <ul className={css.waiting}>
              {room.waiting.map((token) => (
                <li key={token}>{token}</li>
              ))}
            </ul>
          </section>
        </div>
      )}
    </main>
  );
}
