import type { CaptureProblem } from '../devices/capture.ts';
import type { Quality } from './low-bandwidth.ts';

/**
 * lost: the device was unplugged, and there is no other device · interrupted: the system gave the device to a phone
 * call or another app
 */
export type DeviceProblem = CaptureProblem | 'lost' | 'interrupted';
export type Device = 'microphone' | 'camera';
export interface Side {
  microphone: boolean;
  camera: boolean;
  quality: Quality;
}
export interface CallState {
  /**
   * joining: not in the room yet · waiting: alone in the room · connecting: both parties are in the room · talking: the
   * parties are connected · ended, elsewhere, refused: this page takes no further part in the call
   */
  phase: 'joining' | 'waiting' | 'connecting' | 'talking' | 'ended' | 'elsewhere' | 'refused';
  /** The party who ended the call; null when the appointment was closed outside of the call. */
  endedBy: 'patient' | 'doctor' | null;
  /** Whether both parties have been in the room; from then on, either of them ends the call for both. */
  met: boolean;
  /**
   * The time until which the other party, whose connection was lost, may come back: milliseconds since 1970. Null if
   * nobody is awaited.
   */
  backUntil: number | null;
  /** Whether this party's socket is connected to the server. */
  up: boolean;
  mine: Side;
  /** `broken`: the devices that the other party has switched on but that do not work. */
  theirs: (Side & { broken: readonly Device[] }) | null;
  /** Whether the parties are connected, but no sound arrives. */
  unheard: boolean;
  voiceOnly: boolean;
  problems: Record<Device, DeviceProblem | null>;
  local: MediaStream | null;
  remote: MediaStream | null;
  bytes: number;
  /** The reason why the server does not let this party join. */
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

/** Stores the state of a call, and notifies subscribers of its changes. */
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
