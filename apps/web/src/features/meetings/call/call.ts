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
  /** Switches to another camera, microphone or speaker. */
  select: (devices: ChosenDevices) => void;
  /** Ends the call for both sides. Before both have been in the room, only this side leaves. */
  end: () => Promise<void>;
  /** Closes this side's call when the page is left; the room keeps the side's place for two minutes. */
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

/** Codes with which the server refuses to let this side join now; a later try may succeed. */
const passing = ['line_down', 'unavailable', 'slow_down'];
const JOIN_AGAIN_MS = 3_000;

/**
 * One side of a call: opens the devices, joins the room, connects to the other side, and reconnects when that breaks.
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
        // the step failed because its connection was closed meanwhile; the timed retry connects anew
        if (!(error instanceof DOMException)) throw error;
      });
    return last;
  };
  const finding = negotiate({
    role,
    ask: async (event, payload) => {
      const ack = await line.ask(event, payload);
      // the room gave up this side's place while it was disconnected
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
    // the answering side waits longer, so that the offering side retries first
    timeoutMs: role === 'doctor' ? 6_000 : 10_000,
    again: (times) =>
      void next(async () => {
        // joining again brings new credentials for the relay, and the doctor sends a new offer to the patient who joins
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
        // while the socket is disconnected nothing is sent: its next `connect` event joins
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

  /** Sends an offer to the patient who has joined; a patient with a working connection keeps it. */
  async function offerTo(standingOn: number | undefined) {
    const lives = standingOn !== undefined && standingOn === finding.number();
    if (lives || isWaitingForAnswer()) return;
    trying.wait();
    await finding.offer();
  }

  /** An unanswered offer stays valid for a patient who joins later. */
  function isWaitingForAnswer() {
    return finding.peer()?.signalingState === 'have-local-offer' && finding.number() !== undefined;
  }

  function waitAgain() {
    finding.close();
    set({ phase: 'waiting', backUntil: null, remote: null, theirs: null });
    // joins again to get new credentials for the relay: the first ones may have expired or not have been issued yet
    void next(() => join(undefined));
  }

  /** The side that asked to end the call counts as the one that ended it, even if the other did so meanwhile. */
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
