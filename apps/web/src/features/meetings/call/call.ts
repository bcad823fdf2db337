import type { IceServer, JoinReply } from '@ivuriro/contract';
import { type CallState, createCallStore } from './call-state.ts';
import { type ChosenDevices, release } from '../devices/capture.ts';
import { askForEnd, tellEnd } from './end-call.ts';
import { keepTrying } from './retry-connection.ts';
import { openLine } from './call-socket.ts';
import { negotiate } from './negotiation.ts';
import { ownSide } from './local-media.ts';
import { followRoom } from './room-events.ts';
import { watchConnection } from './watch-connection.ts';

export interface Call {
  state: () => CallState;
  subscribe: (changed: () => void) => () => void;
  setMicrophone: (on: boolean) => void;
  setCamera: (on: boolean) => void;
  /** Changes to other devices: camera, microphone or speaker. */
  select: (devices: ChosenDevices) => void;
  /** Ends the call for both parties. If they have not yet been in the room together, only this party leaves. */
  end: () => Promise<void>;
  /** Closes the call in this browser when the page is left; the room keeps this party's place for two minutes. */
  leave: () => void;
}
export interface Wish extends ChosenDevices {
  token: string;
  meetCode: string;
  role: 'patient' | 'doctor';
  microphoneOn: boolean;
  cameraOn: boolean;
  iceServers: IceServer[];
}

/** Error codes with which the server refuses a join for the moment; a later try may succeed. */
const passing = ['line_down', 'unavailable', 'slow_down'];
const JOIN_AGAIN_MS = 3_000;

/**
 * The call of one party: opens the devices, joins the room, connects to the other party, and reconnects when the
 * connection breaks.
 */
export function startCall(wish: Wish): Call {
  const { role, meetCode } = wish;
  let { iceServers } = wish;
  let last: Promise<unknown> = Promise.resolve();
  let ending = false;
  let joinAgain: ReturnType<typeof setTimeout> | undefined;
  const store = createCallStore(wish.microphoneOn, wish.cameraOn);
  const { now, set, isOver } = store;
  const line = openLine(wish.token, meetCode);
  const own = ownSide({ store, line, chosen: wish, peer: () => finding.peer() });
  /** Runs the steps of the negotiation one after the other, in the order of their events. */
  const next = (step: () => Promise<unknown>) => {
    last = last
      .then(() => (isOver() ? undefined : step()))
      .catch((error: unknown) => {
        // the step failed because its connection was closed meanwhile; `keepTrying` connects again after its timeout
        if (!(error instanceof DOMException)) throw error;
      });
    return last;
  };
  const finding = negotiate({
    role,
    ask: async (event, payload) => {
      const ack = await line.ask(event, payload);
      // the room has given up this party's place during a disconnection, so this party joins again
      if (event === 'store_user' && ack.code === 'not_found') void next(() => join(undefined));
      return ack;
    },
    iceServers: () => iceServers as RTCIceServer[],
    tracks: () => ({ audio: own.trackOf('audio'), video: own.trackOf('video') }),
    pictureRests: () => now().voiceOnly,
    peerIsThere: () => now().phase !== 'waiting',
    arrived: (remote) => set({ remote }),
    changed: ({ connectionState }) => {
      if (connectionState === 'connected') {
        set({ phase: 'talking', backUntil: null });
        own.tell();
      } else if (now().phase === 'talking') set({ phase: 'connecting' });
    },
  });
  const trying = keepTrying({
    isConnected: () => finding.peer()?.connectionState === 'connected',
    isNeeded: () => line.isUp() && now().phase === 'connecting' && now().backUntil === null,
    // the party who answers (the patient) waits longer, so that the party who offers (the doctor) retries first
    timeoutMs: role === 'doctor' ? 6_000 : 10_000,
    again: (times) =>
      void next(async () => {
        // joining again gets new credentials for the relay, and makes the doctor send a new offer to a patient who
        // joins
        if (role === 'doctor' && times === 1) await finding.offer(true);
        else await join(undefined);
      }),
  });

  followRoom({ role, line, store, finding, trying, next, join, offerTo, waitAgain, endedBy, over, tell: own.tell });
  const stopWatching = watchConnection(store, own, () => finding.peer());

  last = own.takeDevices();
  return {
    state: now,
    subscribe: store.subscribe,
    setMicrophone: (on) => void own.setMicrophone(on),
    setCamera: (on) => void own.setCamera(on),
    select: own.select,
    end: async () => {
      ending = true;
      const wasIn = now().phase !== 'joining';
      const ack = await askForEnd(line);
      over({ phase: 'ended', endedBy: role });
      if (wasIn && !ack.ok) void tellEnd(role, meetCode);
    },
    leave: () => over({ phase: 'ended' }),
  };

  async function join(standingOn: number | undefined) {
    clearTimeout(joinAgain);
    const ack = await line.ask('join_room', standingOn === undefined ? {} : { offer_number: standingOn });
    if (!ack.ok) {
      if (passing.includes(ack.code!))
        // sends nothing while the socket is disconnected, because the next `connect` event joins
        joinAgain = setTimeout(() => line.isUp() && void next(() => join(finding.number())), JOIN_AGAIN_MS);
      else over({ phase: ack.code === 'too_late' ? 'ended' : 'refused', refusal: ack.message ?? null });
      return;
    }
    const joined = ack as unknown as JoinReply;
    iceServers = joined.ice_servers;
    const connected = finding.peer()?.connectionState === 'connected';
    set({ up: true, met: joined.met, phase: connected ? 'talking' : joined.peer_present ? 'connecting' : 'waiting' });
    if (role === 'doctor' && (standingOn === undefined || standingOn !== joined.offer_number)) await finding.offer();
    own.tell();
  }

  /**
   * Sends an offer to the patient who has joined, unless the patient still has a working connection or an offer waits
   * for an answer.
   */
  async function offerTo(standingOn: number | undefined) {
    const lives = standingOn !== undefined && standingOn === finding.number();
    if (lives || isWaitingForAnswer()) return;
    trying.wait();
    await finding.offer();
  }

  /** Whether an offer waits for its answer; such an offer stays valid for a patient who joins later. */
  function isWaitingForAnswer() {
    return finding.peer()?.signalingState === 'have-local-offer' && finding.number() !== undefined;
  }

  function waitAgain() {
    finding.close();
    set({ phase: 'waiting', backUntil: null, remote: null, theirs: null });
    // joins again to get new credentials for the relay: the first credentials may have expired, or have not been issued
    // yet
    void next(() => join(undefined));
  }

  /**
   * Ends this party's call because of an end from the server. If this party has asked to end the call, that request
   * counts instead, even if the other party ended the call at the same moment.
   */
  function endedBy(by: CallState['endedBy']) {
    if (!ending) over({ phase: 'ended', endedBy: by });
  }

  function over(change: Partial<CallState>) {
    if (isOver()) return;
    stopWatching();
    own.stopWatching();
    trying.stop();
    clearTimeout(joinAgain);
    release(now().local);
    finding.close();
    set({ ...change, local: null, remote: null, backUntil: null });
    line.close();
  }
}
