import type { MeetingEvents } from '@ivuriro/contract';
import type { Socket } from 'socket.io-client';
import { reconnectAfterRefusal } from './reconnect.ts';
import { getToken, subscribe } from '../session/session.ts';

/**
 * The events of an account's socket, with their data. `connect` is sent when the socket has connected, for the first
 * time or again.
 */
export type SocketEvents = {
  connect: undefined;
  /**
   * Sent each time the socket has connected, because the page may have missed events before. Unlike `connect`, it is
   * not sent to listeners that are added later.
   */
  missed: undefined;
  notification: { unread: number };
  message: { unread: number };
  /** Sent to a provider when an appointment or order is new or has changed. */
  arrival: { reference_type: string; id: string; status: string; is_new?: boolean };
  /** Sent to a doctor and the doctor's hospitals when a part of the doctor's time is booked, free again, or blocked. */
  agenda: null;
  /** Sent when the queue of the doctor or hospital, or the place of the patient in it, has changed. */
  queue: Record<string, never>;
  /**
   * The status of the meeting. Sent to the patient and the doctor of an online appointment while they are not in its
   * meeting room.
   */
  meetingStatus: MeetingEvents['meetingStatus'];
};
type Listener = (payload: never) => void;

const listeners = new Map<keyof SocketEvents, Set<Listener>>();
let line: { token: string; socket: Promise<Socket> } | undefined;
let stopWatching: (() => void) | undefined;

/**
 * Listens to events of the signed-in account. All listeners share one connection. It opens with the first listener,
 * reconnects when the account changes, and closes with the last listener. Returns a function that stops listening.
 */
export function listen<E extends keyof SocketEvents>(
  event: E,
  listener: (payload: SocketEvents[E]) => void,
): () => void {
  const set = listeners.get(event) ?? new Set();
  listeners.set(event, set.add(listener as Listener));
  stopWatching ??= subscribe(follow);
  follow();
  if (event === 'connect') tellIfConnected(listener as Listener);
  return () => {
    set.delete(listener as Listener);
    if ([...listeners.values()].some(({ size }) => size > 0)) return;
    stopWatching?.();
    stopWatching = undefined;
    hangUp();
  };
}

/** Calls a `connect` listener that was added after the connection was made. */
function tellIfConnected(listener: Listener): void {
  void line?.socket.then((socket) => socket.connected && listener(undefined as never));
}

function follow(): void {
  const token = getToken();
  if (line?.token === token) return;
  hangUp();
  if (token) line = { token, socket: open(token) };
}

function hangUp(): void {
  void line?.socket.then((socket) => socket.disconnect());
  line = undefined;
}

/** socket.io is loaded for signed-in people only. */
async function open(token: string): Promise<Socket> {
  const { io } = await import('socket.io-client');
  const socket = io({ path: '/socket/', auth: { token }, transports: ['websocket', 'polling'] });
  const tell = (event: keyof SocketEvents, payload?: unknown) => {
    if (line?.token === token) for (const hear of listeners.get(event) ?? []) hear(payload as never);
  };
  socket.on('connect', () => {
    tell('connect');
    tell('missed');
  });
  socket.onAny(tell);
  reconnectAfterRefusal(socket, () => line?.token === token);
  return socket;
}
