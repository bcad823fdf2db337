import type { Meeting } from '@ivuriro/contract';
import { useState, type ReactNode } from 'react';
import { CallScreen } from './CallScreen.tsx';
import { choiceOf, keepChoice, type Choice } from './choice.ts';
import { Lobby } from './Lobby.tsx';
import { useMeetingStatus } from './use-meeting-status.ts';

type Props = {
  meeting: Meeting;
  role: 'patient' | 'doctor';
  token: string;
  /** The page of the visit, or of all visits. */
  back: string;
  /** What stands on the page when the call is over. */
  after: (endedBy: 'patient' | 'doctor' | null) => ReactNode;
};

/** Before, during and after the call of one visit; the same for both of its people. */
export function VisitCall({ meeting, role, token, back, after }: Props) {
  const [choice, setChoice] = useState<Choice>(() => choiceOf(meeting.code));
  const [ended, setEnded] = useState<{ by: 'patient' | 'doctor' | null } | null>(null);
  const status = useMeetingStatus(meeting);
  const over = status === 'COMPLETED' || status === 'CANCELLED';
  const choose = (next: Choice) => {
    keepChoice(meeting.code, next);
    setChoice(next);
  };
  const end = (by: 'patient' | 'doctor' | null) => {
    choose({ ...choice, joined: false });
    setEnded({ by });
  };
  if (ended || (over && !choice.joined)) return after(ended?.by ?? null);
  if (!choice.joined)
    return (
      <Lobby
        meeting={meeting}
        role={role}
        status={status}
        choice={choice}
        onChoose={choose}
        onJoin={() => choose({ ...choice, joined: true })}
      />
    );
  return <CallScreen meeting={meeting} role={role} token={token} choice={choice} back={back} onEnded={end} />;
}
