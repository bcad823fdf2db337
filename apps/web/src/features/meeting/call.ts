import type { IceServer, Joined } from '@ivuriro/contract';
import { capture, type CaptureProblem, type Chosen, pictureOf, release, take } from './capture.ts';
import { shapeSenders } from './description.ts';
import { type Line, openLine } from './line.ts';
import { measurer } from './measuring.ts';
import { negotiate } from './negotiation.ts';
import { keepTrying } from './keep-trying.ts';
import { type Quality, qualityOf, thinner, wide } from './thin-line.ts';

export interface Side {
  microphone: boolean;
  camera: boolean;
  quality: Quality;
}
export interface CallState {
  /** joining: not yet in · waiting: alone · connecting: both in · talking: connected · the rest: over, here */
  stage: 'joining' | 'waiting' | 'connecting' | 'talking' | 'ended' | 'elsewhere' | 'refused';
  /** Who ended it; nobody when the visit was closed from outside. */
  endedBy: 'patient' | 'doctor' | null;
  /** Until when the other one, who lost the line, may come back. */
  backUntil: number | null;
  /** The line to the server. */
  up: boolean;
  mine: Side;
  theirs: Side | null;
  voiceOnly: boolean;
  microphoneProblem: CaptureProblem | null;
  cameraProblem: CaptureProblem | null;
  local: MediaStream | null;
  remote: MediaStream | null;
  bytes: number;
  /** Why one may not come in, in the server's words. */
  refusal: string | null;
}
export interface Call {
  state: () => CallState;
  subscribe: (changed: () => void) => () => void;
  setMicrophone: (on: boolean) => void;
  setCamera: (on: boolean) => Promise<void>;
  /** Ends the call for both. */
  end: () => Promise<void>;
  /** Leaves the page; the room keeps the seat for two minutes. */
  leave: () => void;
}
export interface Wish extends Chosen {
  token: string;
  meetCode: string;
  role: 'patient' | 'doctor';
  microphoneOn: boolean;
  cameraOn: boolean;
  iceServers: IceServer[];
}

const MEASURE_MS = 2_000;
const before: CallState = {
  stage: 'joining',
  endedBy: null,
  backUntil: null,
  up: false,
  mine: { microphone: true, camera: true, quality: 'lost' },
  theirs: null,
  voiceOnly: false,
  microphoneProblem: null,
  cameraProblem: null,
  local: null,
  remote: null,
  bytes: 0,
  refusal: null,
};

/** One side of a call: takes the devices, sits in the room, finds the other, and keeps finding him. */
export function startCall(wish: Wish): Call {
  const { role, meetCode } = wish;
  let state: CallState = { ...before, mine: { ...before.mine, microphone: wish.microphoneOn, camera: wish.cameraOn } };
  let { iceServers } = wish;
  let thin = wide;
  let measure: { peer: RTCPeerConnection; ask: ReturnType<typeof measurer> } | undefined;
  let last: Promise<unknown> = Promise.resolve();
  const listeners = new Set<() => void>();
  const line: Line = openLine(wish.token, meetCode);
  const set = (change: Partial<CallState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const isOver = () => ['ended', 'elsewhere', 'refused'].includes(state.stage);
  /** One step of the finding after the other, as they were heard. */
  const next = (step: () => Promise<unknown>) => {
    last = last
      .then(() => (isOver() ? undefined : step()))
      .catch((error: unknown) => {
        // a step that failed on a connection which is gone is repeated by who keeps trying
        if (!(error instanceof DOMException)) throw error;
      });
    return last;
  };
  const trackOf = (kind: 'audio' | 'video') => state.local?.getTracks().find((track) => track.kind === kind) ?? null;

  const finding = negotiate({
    role,
    ask: line.ask,
    iceServers: () => iceServers as RTCIceServer[],
    tracks: () => ({ audio: trackOf('audio'), video: trackOf('video') }),
    peerIsThere: () => state.stage !== 'waiting',
    arrived: (remote) => set({ remote }),
    changed: ({ connectionState }) => {
      if (connectionState === 'connected') {
        set({ stage: 'talking', backUntil: null });
        tellState();
      } else if (state.stage === 'talking') set({ stage: 'connecting' });
    },
  });
  const trying = keepTrying({
    isConnected: () => finding.peer()?.connectionState === 'connected',
    isWanted: () => line.isUp() && state.stage === 'connecting' && state.backUntil === null,
    // he who answers leaves the first try to him who offers
    patienceMs: role === 'doctor' ? 6_000 : 10_000,
    again: (times) =>
      void next(async () => {
        if (role === 'doctor') await finding.offer(times === 1);
        // he offers anew to who comes without a connection
        else await join(undefined);
      }),
  });

  line.on('connect', () => void next(() => join(finding.number())));
  line.on('disconnect', (reason) => {
    // the token has ended: nobody comes back with it
    if (reason === 'io server disconnect') over({ stage: 'refused' });
    else set({ up: false });
  });
  line.on('connect_error', (error) => {
    if (error.message === 'unauthorized') over({ stage: 'refused', refusal: null });
  });
  line.on('newOffer', (heard) => {
    trying.wait();
    void next(() => finding.takeOffer(heard));
  });
  line.on('answer', (heard) => void next(() => finding.takeAnswer(heard)));
  line.on('remote_candidated_received', ({ candidate }) => void next(() => finding.takeCandidate(candidate)));
  line.on('call_state', ({ microphone, camera, quality }) =>
    set({ theirs: { microphone, camera, quality: quality as Quality } }),
  );
  line.on('peer_left', ({ until }) => set({ backUntil: Date.parse(until), theirs: null }));
  line.on('taken_over', () => over({ stage: 'elsewhere' }));
  line.on('call_ended', ({ by }) => over({ stage: 'ended', endedBy: by }));
  line.on('meetingStatus', ({ status, joined, offer_number }) => {
    if (status === 'COMPLETED' || status === 'CANCELLED') return over({ stage: 'ended' });
    if (status === 'PENDING' && !joined) return waitAgain();
    if (!joined || joined === role) return;
    set({ backUntil: null, ...(state.stage === 'waiting' ? { stage: 'connecting' as const } : {}) });
    tellState();
    // who comes with a living connection keeps it
    const lives = offer_number !== undefined && offer_number === finding.number();
    if (role !== 'doctor' || lives || isWaitingForAnswer()) return;
    trying.wait();
    void next(() => finding.offer());
  });
  const measuring = setInterval(() => void lookAt(finding.peer()), MEASURE_MS);

  last = takeDevices();
  return {
    state: () => state,
    subscribe: (changed) => {
      listeners.add(changed);
      return () => listeners.delete(changed);
    },
    setMicrophone: (on) => {
      const track = trackOf('audio');
      if (track) track.enabled = on;
      mine({ microphone: on && track !== null });
    },
    setCamera,
    end: async () => {
      const ack = await line.ask('call_ended');
      if (ack.ok || ack.code === 'not_found') over({ stage: 'ended', endedBy: role });
    },
    leave: () => over({ stage: 'ended' }),
  };

  async function takeDevices() {
    const { stream, microphone, camera } = await capture(wish, wish.cameraOn);
    if (isOver()) return release(stream);
    for (const track of stream.getAudioTracks()) track.enabled = wish.microphoneOn;
    set({ local: stream, microphoneProblem: microphone, cameraProblem: camera });
    mine({
      microphone: wish.microphoneOn && stream.getAudioTracks().length > 0,
      camera: stream.getVideoTracks().length > 0,
    });
  }

  async function join(standingOn: number | undefined) {
    const ack = await line.ask('join_room', standingOn === undefined ? {} : { offer_number: standingOn });
    if (!ack.ok) {
      if (ack.code !== 'line_down' && ack.code !== 'unavailable')
        over({ stage: ack.code === 'too_late' ? 'ended' : 'refused', refusal: ack.message ?? null });
      return;
    }
    const joined = ack as unknown as Joined;
    iceServers = joined.ice_servers;
    const connected = finding.peer()?.connectionState === 'connected';
    set({ up: true, stage: connected ? 'talking' : joined.peer_present ? 'connecting' : 'waiting' });
    if (role === 'doctor' && (standingOn === undefined || standingOn !== joined.offer_number)) await finding.offer();
    tellState();
  }

  /** The offer that nobody has answered is still good for who comes. */
  function isWaitingForAnswer() {
    return finding.peer()?.signalingState === 'have-local-offer' && finding.number() !== undefined;
  }

  function waitAgain() {
    finding.close();
    set({ stage: 'waiting', backUntil: null, remote: null, theirs: null });
    if (role === 'doctor') void next(() => finding.offer());
  }

  function over(change: Partial<CallState>) {
    if (isOver()) return;
    clearInterval(measuring);
    trying.stop();
    release(state.local);
    finding.close();
    set({ ...change, local: null, remote: null, backUntil: null });
    line.close();
  }

  function mine(change: Partial<Side>) {
    set({ mine: { ...state.mine, ...change } });
    tellState();
  }

  function tellState() {
    const { microphone, camera, quality } = state.mine;
    if (state.up) void line.ask('call_state', { microphone, camera: camera && !state.voiceOnly, quality });
  }

  async function setCamera(on: boolean) {
    const old = trackOf('video');
    if (on === (old !== null)) return;
    if (old) {
      // the light beside the lens goes out
      old.stop();
      state.local?.removeTrack(old);
    }
    const taken = on ? await take({ video: pictureOf(wish) }) : null;
    const track = taken instanceof MediaStream ? taken.getVideoTracks()[0]! : null;
    if (track) state.local?.addTrack(track);
    const sender = finding
      .peer()
      ?.getTransceivers()
      .find(({ receiver }) => receiver.track.kind === 'video')?.sender;
    await sender?.replaceTrack(track);
    const local = state.local && new MediaStream(state.local.getTracks());
    set({ local, cameraProblem: typeof taken === 'string' ? taken : null });
    mine({ camera: track !== null });
  }

  async function lookAt(peer: RTCPeerConnection | undefined) {
    if (!peer) return;
    if (measure?.peer !== peer) measure = { peer, ask: measurer(peer) };
    const sample = await measure.ask();
    if (isOver()) return;
    const connected = peer.connectionState === 'connected';
    const quality = qualityOf(sample, connected);
    set({ bytes: state.bytes + sample.bytes });
    if (quality !== state.mine.quality) mine({ quality });
    const was = thin.voiceOnly;
    if (connected && state.mine.camera) thin = thinner(thin, sample);
    if (thin.voiceOnly === was) return;
    set({ voiceOnly: thin.voiceOnly });
    await shapeSenders(peer, thin.voiceOnly);
    tellState();
  }
}
