import { useMessages } from '../../shared/i18n/messages.ts';
import { IconButton, LinkButton } from '../../shared/ui/Button.tsx';
import type { CallState } from './call-state.ts';
import css from './Controls.module.css';
import { cameraOff, cameraOn, hangUpIcon, microphoneOff, microphoneOn } from './icons.ts';
import { messages } from './messages.ts';

type Props = {
  state: CallState;
  /** The page of the visit, opened beside the call. */
  visit: string | undefined;
  onMicrophone: () => void;
  onCamera: () => void;
  onEnd: () => void;
};

export function Controls({ state, visit, onMicrophone, onCamera, onEnd }: Props) {
  const t = useMessages(messages);
  const { microphone, camera } = state.mine;
  const problem =
    (state.microphoneProblem && t.problems.microphone[state.microphoneProblem]) ??
    (state.cameraProblem && t.problems.camera[state.cameraProblem]);
  return (
    <footer className={css.foot}>
      {problem && <p role="alert">{problem}</p>}
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
        <IconButton icon={hangUpIcon} label={t.hangUp} data-end="" onClick={onEnd} />
        {visit && (
          <LinkButton to={visit} target="_blank" variant="night" size="sm">
            {t.openVisit}
          </LinkButton>
        )}
      </div>
    </footer>
  );
}
