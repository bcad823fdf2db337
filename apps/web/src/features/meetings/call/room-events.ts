import type { CallState, CallStore } from './call-state.ts';
import type { keepTrying } from './retry-connection.ts';
import type { Line } from './call-socket.ts';
import type { Negotiation } from './negotiation.ts';
import type { Quality } from './low-bandwidth.ts';

interface Steps {
  role: 'patient' | 'doctor';
  line: Line;
  store: CallStore;
  finding: Negotiation;
  trying: ReturnType<typeof keepTrying>;
  next: (step: () => Promise<unknown>) => Promise<unknown>;
  join: (standingOn: number | undefined) => Promise<void>;
  offerTo: (standingOn: number | undefined) => Promise<void>;
  waitAgain: () => void;
  endedBy: (by: CallState['endedBy']) => void;
  over: (change: Partial<CallState>) => void;
  tell: () => void;
}

/** Handles the events of the socket and of the room. */
export function followRoom(steps: Steps): void {
  const { role, line, store, finding, trying, next, join, offerTo, waitAgain, endedBy, over, tell } = steps;
  const { now, set } = store;
  line.on('connect', () => void next(() => join(finding.number())));
  line.on('disconnect', (reason) => {
    // the server closed the socket because the token has expired, so joining again is impossible
    if (reason === 'io server disconnect') over({ phase: 'refused' });
    else set({ up: false });
  });
  line.on('connect_error', (error) => {
    if (error.message === 'unauthorized') over({ phase: 'refused', refusal: null });
  });
  line.on('newOffer', (heard) => {
    trying.wait();
    void next(() => finding.takeOffer(heard));
  });
  line.on('answer', (heard) => void next(() => finding.takeAnswer(heard)));
  line.on('remote_candidated_received', ({ candidate }) => void next(() => finding.takeCandidate(candidate)));
  line.on('call_state', ({ microphone, camera, quality, broken = [] }) =>
    set({ theirs: { microphone, camera, quality: quality as Quality, broken } }),
  );
  line.on('peer_left', ({ until }) => set({ backUntil: Date.parse(until), theirs: null }));
  line.on('taken_over', () => over({ phase: 'elsewhere' }));
  line.on('call_ended', ({ by }) => endedBy(by));
  line.on('meetingStatus', ({ status, joined, offer_number }) => {
    if (status === 'COMPLETED' || status === 'CANCELLED') return endedBy(null);
    // a party who has not joined yet also receives this event, but has no call that the other party could have left
    if (status === 'PENDING' && !joined && now().phase !== 'joining') return waitAgain();
    if (status === 'ONGOING') set({ met: true });
    if (!joined || joined === role) return;
    set({ backUntil: null, ...(now().phase === 'waiting' ? { phase: 'connecting' as const } : {}) });
    tell();
    if (role === 'doctor') void next(() => offerTo(offer_number));
  });
}
