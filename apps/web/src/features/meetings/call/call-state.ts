import type { CaptureProblem } from '../devices/capture.ts';
import type { Quality } from './low-bandwidth.ts';

/** lost: it was disconnected and there is no other · interrupted: the system has given it to a phone call or another app */
export type DeviceProblem = CaptureProblem | 'lost' | 'interrupted';
export type Device = 'microphone' | 'camera';
export interface Side {
  microphone: boolean;
  camera: boolean;
  quality: Quality;
}
export interface CallState {
  /** joining: not yet in · waiting: alone · connecting: both in · talking: connected · the rest: over, here */
  phase: 'joining' | 'waiting' | 'connecting' | 'talking' | 'ended' | 'elsewhere' | 'refused';
  /** The side that ended it; null when the appointment was closed outside of the call. */
  endedBy: 'patient' | 'doctor' | null;
  /** Both have been in: who ends the call ends it for both. */
  met: boolean;
  /** Until when the other one, who lost the line, may come back. */
  backUntil: number | null;
  /** The line to the server. */
  up: boolean;
  mine: Side;
  /** `broken`: what they want to use and cannot. */
  theirs: (Side & { broken: readonly Device[] }) | null;
  /** The connection stands, and no sound arrives by it. */
  unheard: boolean;
  voiceOnly: boolean;
  problems: Record<Device, DeviceProblem | null>;
  local: MediaStream | null;
  remote: MediaStream | null;
  bytes: number;
  /** Why one may not come in, in the server's words. */
  refusal: string | null;
}

const before: CallState = {
  phase: 'joining',
  endedBy: null,
  met: false,
  backUntil: null,
  up: false,
  mine: { microphone: true, camera: true, quality: 'lost' },
  theirs: null,
  unheard: false,
  voiceOnly: false,
  problems: { microphone: null, camera: null },
  local: null,
  remote: null,
  bytes: 0,
  refusal: null,
};

/** Where a call stands, kept for whoever watches it. */
export interface CallStore {
  now: () => CallState;
  set: (change: Partial<CallState>) => void;
  subscribe: (changed: () => void) => () => void;
  isOver: () => boolean;
}

export function createCallStore(microphone: boolean, camera: boolean): CallStore {
  let state: CallState = { ...before, mine: { ...before.mine, microphone, camera } };
  const listeners = new Set<() => void>();
  return {
    now: () => state,
    set: (change) => {
      state = { ...state, ...change };
      for (const listener of listeners) listener();
    },
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    isOver: () => ['ended', 'elsewhere', 'refused'].includes(state.phase),
  };
}
