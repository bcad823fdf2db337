import type { CaptureProblem } from '../devices/capture.ts';
import type { Quality } from './low-bandwidth.ts';

/**
 * lost: the device was unplugged, and there is no other · interrupted: the system gave it to a phone call or another
 * app
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
   * joining: not in the room yet · waiting: alone · connecting: both in the room · talking: connected · ended,
   * elsewhere, refused: this page takes no further part in the call
   */
  phase: 'joining' | 'waiting' | 'connecting' | 'talking' | 'ended' | 'elsewhere' | 'refused';
  /** The side that ended the call; null when the appointment was closed outside of the call. */
  endedBy: 'patient' | 'doctor' | null;
  /** Whether both sides have been in the room; from then on, ending the call ends it for both. */
  met: boolean;
  /** The instant in milliseconds until which the other side, who lost the connection, may come back. */
  backUntil: number | null;
  /** Whether this side's socket is connected to the server. */
  up: boolean;
  mine: Side;
  /** `broken`: the devices that the other side has switched on but that do not work. */
  theirs: (Side & { broken: readonly Device[] }) | null;
  /** The sides are connected, but no sound arrives. */
  unheard: boolean;
  voiceOnly: boolean;
  problems: Record<Device, DeviceProblem | null>;
  local: MediaStream | null;
  remote: MediaStream | null;
  bytes: number;
  /** The server's reason for refusing to let this side in. */
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

/** The state of a call, with subscriptions to its changes. */
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
