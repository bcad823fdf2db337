import type { Meeting } from '@ivuriro/contract';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { CallBar } from './CallBar.tsx';
import { DeviceDialog } from './devices/DeviceDialog.tsx';
import css from './CallScreen.module.css';
import type { Choice } from './devices/device-choice.ts';
import { Controls } from './Controls.tsx';
import { EndCallQuestion } from './EndCallQuestion.tsx';
import { StreamVideo } from './devices/StreamVideo.tsx';
import { texts } from './texts.ts';
import { FocusedState } from './FocusedState.tsx';
import { CallStatus } from './CallStatus.tsx';
import { useRunningCall } from './call/use-call.ts';

type Props = {
  meeting: Meeting;
  role: 'patient' | 'doctor';
  token: string;
  choice: Choice;
  onChoose: (choice: Choice) => void;
  back: string;
  /**
   * Called when the call has ended. `by`: the party who ended the call; `met`: whether both parties had been in the
   * room.
   */
  onEnded: (by: 'patient' | 'doctor' | null, met: boolean) => void;
};

export function CallScreen(props: Props) {
  const [round, setRound] = useState(0);
  return <OneCall key={round} {...props} onAgain={() => setRound(round + 1)} />;
}

function OneCall({ meeting, role, token, choice, onChoose, back, onEnded, onAgain }: Props & { onAgain: () => void }) {
  const t = useTexts(texts);
  const running = useRunningCall(meeting, { role, token, choice });
  const [asking, setAsking] = useState(false);
  const [choosing, setChoosing] = useState(false);
  const [ending, setEnding] = useState(false);
  const state = running?.state;
  const tellEnd = useEffectEvent(onEnded);
  const isOver = state?.phase === 'ended';
  const endedBy = state?.endedBy ?? null;
  const met = state?.met ?? false;
  useEffect(() => {
    if (isOver) tellEnd(endedBy, met);
  }, [isOver, endedBy, met]);
  if (!running || !state || isOver) return null;
  const { call } = running;
  if (state.phase === 'elsewhere')
    return (
      <FocusedState title={t.elsewhere} action={<Button onClick={onAgain}>{t.here}</Button>}>
        <p>{t.elsewhereSays}</p>
      </FocusedState>
    );
  if (state.phase === 'refused')
    return (
      <FocusedState title={t.refused} action={<LinkButton to={back}>{t.backToAppointments}</LinkButton>}>
        <p>{state.refusal ?? t.refusedSays}</p>
      </FocusedState>
    );
  const name = role === 'patient' ? meeting.doctor.name : meeting.patient.full_name;
  const end = async () => {
    setEnding(true);
    await call.end();
    setEnding(false);
  };
  const pictured = state.phase === 'talking' && state.theirs?.camera !== false;
  return (
    <section className={css.screen} aria-label={t.with(name)} data-phase={state.phase}>
      <h1 className="sr">{t.with(name)}</h1>
      <CallBar name={name} state={state} />
      <div className={css.pictures}>
        <div className={css.theirs} data-shown={pictured ? '' : undefined}>
          <StreamVideo stream={state.remote} speaker={choice.speaker} aria-label={name} />
        </div>
        <CallStatus meeting={meeting} role={role} name={name} state={state} pictured={pictured} />
        <div className={css.mine} data-off={state.mine.camera ? undefined : ''}>
          {state.mine.camera ? <StreamVideo stream={state.local} muted aria-label={t.you} /> : <p>{t.noPicture}</p>}
        </div>
      </div>
      <Controls
        state={state}
        appointmentPath={role === 'doctor' ? back : undefined}
        onMicrophone={() => call.setMicrophone(!state.mine.microphone)}
        onCamera={() => call.setCamera(!state.mine.camera)}
        onDevices={() => setChoosing(true)}
        onEnd={() => setAsking(true)}
      />
      {choosing && (
        <DeviceDialog
          stream={state.local}
          choice={{ ...choice, cameraOn: state.mine.camera }}
          onChoose={({ microphone, camera, speaker }) => {
            call.select({ microphone, camera });
            onChoose({ ...choice, microphone, camera, speaker });
          }}
          onClose={() => setChoosing(false)}
        />
      )}
      {asking && (
        <EndCallQuestion
          role={role}
          met={state.met}
          ending={ending}
          onYes={() => void end()}
          onNo={() => setAsking(false)}
        />
      )}
    </section>
  );
}
