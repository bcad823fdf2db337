import { useTexts } from '../../lib/language/texts.ts';
import { IconButton, LinkButton } from '../../ui/Button.tsx';
import { adjustments } from '../../ui/icons.ts';
import type { CallState } from './call/call-state.ts';
import css from './Controls.module.css';
import { cameraOff, cameraOn, hangUpIcon, microphoneOff, microphoneOn } from './icons.ts';
import { texts } from './texts.ts';

type Props = {
  state: CallState;
  /** The path of the page of the appointment; the link opens it in another tab beside the call. */
  appointmentPath: string | undefined;
  onMicrophone: () => void;
  onCamera: () => void;
  onDevices: () => void;
  onEnd: () => void;
};

export function Controls({ state, appointmentPath, onMicrophone, onCamera, onDevices, onEnd }: Props) {
  const t = useTexts(texts);
  const { microphone, camera } = state.mine;
  const { problems } = state;
  return (
    <footer className={css.foot}>
      {problems.microphone && <p role="alert">{t.problems.microphone[problems.microphone]}</p>}
      {problems.camera && <p role="alert">{t.problems.camera[problems.camera]}</p>}
      <div role="toolbar" aria-label={t.controls} className={css.controls}>
        <IconButton
          icon={microphone ? microphoneOn : microphoneOff}
          label={microphone ? t.mute : t.unmute}
          data-off={microphone ? undefined : ''}
          onClick={onMicrophone}
        />
        <IconButton
          icon={camera ? cameraOn : cameraOff}
          label={camera ? t.cameraOff : t.cameraOn}
          data-off={camera ? undefined : ''}
          onClick={onCamera}
        />
        <IconButton icon={adjustments} label={t.devices} aria-haspopup="dialog" onClick={onDevices} />
        <IconButton icon={hangUpIcon} label={t.hangUp} data-end="" onClick={onEnd} />
        {appointmentPath && (
          <LinkButton to={appointmentPath} target="_blank" variant="night" size="sm">
            {t.openAppointment}
          </LinkButton>
        )}
      </div>
    </footer>
  );
}
