import type { Meeting } from '@ivuriro/contract';
import { useTexts } from '../../lib/language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { showToast } from '../../ui/toasts.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { CallState } from './call/call-state.ts';
import css from './CallScreen.module.css';
import { texts } from './texts.ts';
import { useCountdown } from './use-countdown.ts';

type Props = {
  meeting: Meeting;
  role: 'patient' | 'doctor';
  name: string;
  state: CallState;
  pictured: boolean;
};

/**
 * The state of the call as text: in place of the other party's picture while there is none, otherwise over the picture.
 */
export function CallStatus({ meeting, role, name, state, pictured }: Props) {
  const t = useTexts(texts);
  const left = useCountdown(state.backUntil);
  const other = role === 'patient' ? meeting.doctor : meeting.patient;
  const share = async () => {
    await navigator.clipboard.writeText(`${location.origin}/meet/${meeting.code}`);
    showToast({ message: t.shared });
  };
  const waiting = state.phase === 'waiting' || state.phase === 'joining';
  return (
    <div className={css.situation} data-over={pictured ? '' : undefined}>
      {!pictured && <Picture picture={other.picture} seed={other.id} alt="" width={96} />}
      <div role="status" className={css.words}>
        {state.backUntil !== null ? (
          <>
            <b>{t.left(name)}</b>
            {left && <span aria-live="off">{t.leftSays(left)}</span>}
          </>
        ) : waiting ? (
          <>
            <b>{t.waiting[role]}</b>
            <span>{t.waitingSays[role]}</span>
          </>
        ) : state.phase === 'connecting' ? (
          <b>{state.remote ? t.reconnecting : t.connecting}</b>
        ) : (
          !pictured && (
            <b>{state.theirs?.broken.includes('camera') ? t.theirCameraBroken(name) : t.theirCameraOff(name)}</b>
          )
        )}
        {!state.up && state.phase !== 'joining' && <span>{t.serverLost}</span>}
        {state.voiceOnly && <span>{t.voiceOnly}</span>}
      </div>
      {state.phase === 'waiting' && role === 'doctor' && (
        <Button variant="night" onClick={() => void share()}>
          {t.share}
        </Button>
      )}
    </div>
  );
}
