import type { Meeting } from '@ivuriro/contract';
import { clockOf, fullDay, inKigali } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Button, IconButton } from '../../ui/Button.tsx';
import { Banner } from '../../ui/Banner.tsx';
import { useNow } from '../../lib/hooks/use-now.ts';
import { PICTURE_KBITS, VOICE_KBITS } from './devices/capture.ts';
import type { Choice } from './devices/device-choice.ts';
import { DeviceSelects } from './devices/DeviceSelects.tsx';
import { StreamVideo } from './devices/StreamVideo.tsx';
import { cameraOff, cameraOn, microphoneOff, microphoneOn } from './icons.ts';
import css from './Lobby.module.css';
import { texts } from './texts.ts';
import { MicrophoneLevel } from './devices/MicrophoneLevel.tsx';
import { megabytesPerMinute } from './call/low-bandwidth.ts';
import type { MeetingStatus } from './use-meeting.ts';
import { usePreview } from './devices/use-preview.ts';

type Props = {
  meeting: Meeting;
  role: 'patient' | 'doctor';
  status: MeetingStatus;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  onJoin: () => void;
};

/** The page before a call, on which people see and hear themselves before the other party does. */
export function Lobby({ meeting, role, status, choice, onChoose, onJoin }: Props) {
  const t = useTexts(texts);
  const now = useNow();
  const { captured, found, again } = usePreview(choice);
  const name = role === 'patient' ? meeting.doctor.name : meeting.patient.full_name;
  const problems =
    captured &&
    [
      captured.microphone && t.problems.microphone[captured.microphone],
      captured.camera && t.problems.camera[captured.camera],
    ].filter((sentence) => sentence !== null);
  const megabytes = (pictures: 0 | 2) =>
    megabytesPerMinute(PICTURE_KBITS, VOICE_KBITS, pictures).toFixed(pictures ? 0 : 1);
  // INITIATED: the doctor has started the call, and counts as present even if the doctor's connection was lost
  const isHere = status.present.includes(role === 'patient' ? 'doctor' : 'patient') || status.status === 'INITIATED';
  return (
    <div className={css.lobby}>
      <header>
        <h1>{t.with(name)}</h1>
        <p>{inKigali(`${fullDay(meeting.starts_at)}, ${clockOf(meeting.starts_at)} – ${clockOf(meeting.ends_at)}`)}</p>
      </header>
      <Banner tone={isHere ? 'tea' : 'kivu'} role="status">
        <b>{isHere ? t.isHere[role] : t.isAway[role]}</b>{' '}
        {!isHere && now.getTime() < Date.parse(meeting.starts_at) && t.notYetOpen}
      </Banner>
      <section className={css.test} aria-labelledby="test">
        <h2 id="test">{t.testTitle}</h2>
        <div className={css.mirror}>
          {captured && captured.stream.getVideoTracks().length > 0 ? (
            <StreamVideo stream={captured.stream} muted aria-label={t.picture} />
          ) : (
            <p>{captured ? t.noPicture : t.askingDevices}</p>
          )}
          <div className={css.switches}>
            <IconButton
              icon={choice.microphoneOn ? microphoneOn : microphoneOff}
              label={choice.microphoneOn ? t.mute : t.unmute}
              aria-pressed={!choice.microphoneOn}
              onClick={() => onChoose({ ...choice, microphoneOn: !choice.microphoneOn })}
            />
            <IconButton
              icon={choice.cameraOn ? cameraOn : cameraOff}
              label={choice.cameraOn ? t.cameraOff : t.cameraOn}
              aria-pressed={!choice.cameraOn}
              onClick={() => onChoose({ ...choice, cameraOn: !choice.cameraOn })}
            />
          </div>
        </div>
        <div className={css.side}>
          {captured && <MicrophoneLevel key={captured.stream.id} stream={captured.stream} />}
          {captured && found && (
            <details className={css.choice}>
              <summary>{t.devices}</summary>
              <DeviceSelects found={found} stream={captured.stream} choice={choice} onChoose={onChoose} />
            </details>
          )}
          {problems && problems.length > 0 && (
            <Banner tone="ochre" role="alert">
              {problems.map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
              <Button variant="text" onClick={again}>
                {t.again}
              </Button>
            </Banner>
          )}
          <p className={css.data}>{t.data(megabytes(2), megabytes(0))}</p>
        </div>
      </section>
      <div className={css.join}>
        <Button size="lg" wide onClick={onJoin}>
          {role === 'patient' ? t.join : t.start}
        </Button>
      </div>
    </div>
  );
}
