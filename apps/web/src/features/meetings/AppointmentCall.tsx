import type { Meeting } from '@ivuriro/contract';
import { useState, type ReactNode } from 'react';
import { CallScreen } from './CallScreen.tsx';
import { choiceOf, keepChoice, type Choice } from './devices/device-choice.ts';
import { Lobby } from './Lobby.tsx';
import { useMeeting } from './use-meeting.ts';

type Props = {
  meeting: Meeting;
  role: 'patient' | 'doctor';
  token: string;
  /** The URL of the appointment, or of the list of appointments. */
  back: string;
  /** Draws the page after the call. */
  after: (endedBy: 'patient' | 'doctor' | null) => ReactNode;
};

/**
 * The pages of a video call for the patient and the doctor of an appointment: the lobby, the call, and the page after
 * the call.
 */
export function AppointmentCall({ meeting: given, role, token, back, after }: Props) {
  const { meeting, status } = useMeeting(given, role);
  const [choice, setChoice] = useState<Choice>(() => choiceOf(meeting.code));
  const [ended, setEnded] = useState<{ by: 'patient' | 'doctor' | null } | null>(null);
  const over = status.status === 'COMPLETED' || status.status === 'CANCELLED';
  const choose = (next: Choice) => {
    keepChoice(meeting.code, next);
    setChoice(next);
  };
  const end = (by: 'patient' | 'doctor' | null, met: boolean) => {
    choose({ ...choice, joined: false });
    // a person who leaves before both parties were in the room returns to the lobby, and can join again
    if (by !== role || met) setEnded({ by });
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
  return (
    <CallScreen
      meeting={meeting}
      role={role}
      token={token}
      choice={choice}
      onChoose={choose}
      back={back}
      onEnded={end}
    />
  );
}
