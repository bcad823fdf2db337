import { sessionOf, shapeSenders } from './session-description.ts';
import type { Acknowledgement } from './call-socket.ts';

export interface Wires {
  role: 'patient' | 'doctor';
  ask: (event: string, payload: object) => Promise<Acknowledgement>;
  iceServers: () => RTCIceServer[];
  /** Returns the tracks that this party sends now. */
  tracks: () => { audio: MediaStreamTrack | null; video: MediaStreamTrack | null };
  /** Whether the picture is paused for want of bandwidth; a new connection then begins without the picture. */
  pictureRests: () => boolean;
  /**
   * Whether the other party is in the room. While the patient is not, the server stores the doctor's ICE candidates.
   */
  peerIsThere: () => boolean;
  arrived: (stream: MediaStream) => void;
  changed: (peer: RTCPeerConnection) => void;
}
export interface Negotiation {
  /**
   * Called for the doctor only: offers a new connection, or with `restart` an ICE restart of the current connection.
   */
  offer: (restart?: boolean) => Promise<void>;
  takeOffer: (heard: { offer: string; offer_number: number }) => Promise<void>;
  takeAnswer: (heard: { answer: string; offer_number: number }) => Promise<void>;
  takeCandidate: (candidate: string) => Promise<void>;
  peer: () => RTCPeerConnection | undefined;
  /** The number of the offer with which the current connection was made. */
  number: () => number | undefined;
  close: () => void;
}

/**
 * Negotiates the connection of two browsers: the doctor offers, the patient answers. An answer to an offer that was
 * replaced meanwhile is ignored.
 */
export function negotiate(wires: Wires): Negotiation {
  let peer: RTCPeerConnection | undefined;
  let number: number | undefined;
  /**
   * ICE candidates that must wait: own candidates until the offer has its number, remote candidates until the remote
   * description is set.
   */
  let unsaid: RTCIceCandidate[] = [];
  let unheard: RTCIceCandidateInit[] = [];

  const open = (): RTCPeerConnection => {
    close();
    const opened = new RTCPeerConnection({ iceServers: wires.iceServers(), bundlePolicy: 'max-bundle' });
    const remote = new MediaStream();
    opened.addEventListener('icecandidate', ({ candidate }) => {
      if (!candidate || peer !== opened) return;
      if (number === undefined) unsaid.push(candidate);
      else say(candidate);
    });
    opened.addEventListener('track', ({ track }) => {
      for (const old of remote.getTracks()) if (old.kind === track.kind) remote.removeTrack(old);
      remote.addTrack(track);
      wires.arrived(remote);
    });
    opened.addEventListener('connectionstatechange', () => peer === opened && wires.changed(opened));
    peer = opened;
    return opened;
  };
  const close = () => {
    peer?.close();
    peer = undefined;
    number = undefined;
    [unsaid, unheard] = [[], []];
  };
  const say = (candidate: RTCIceCandidate) =>
    void wires.ask(wires.role === 'doctor' && !wires.peerIsThere() ? 'store_candidate' : 'send_candidate', {
      candidate: JSON.stringify(candidate),
      offer_number: number,
    });
  const numbered = (given: number) => {
    number = given;
    for (const candidate of unsaid.splice(0)) say(candidate);
  };
  const described = async (of: RTCPeerConnection, description: RTCSessionDescriptionInit) => {
    await of.setRemoteDescription(description);
    for (const candidate of unheard.splice(0)) await add(of, candidate);
  };

  return {
    offer: async (restart = false) => {
      const again = restart && peer?.signalingState === 'stable' && peer.remoteDescription ? peer : undefined;
      const current = again ?? open();
      if (again) [number, unsaid, unheard] = [undefined, [], []];
      else {
        const { audio, video } = wires.tracks();
        current.addTransceiver(audio ?? 'audio', { direction: 'sendrecv' });
        current.addTransceiver(video ?? 'video', { direction: 'sendrecv' });
      }
      await current.setLocalDescription(await current.createOffer({ iceRestart: restart }));
      await shapeSenders(current, wires.pictureRests());
      const ack = await wires.ask('store_user', { offer: JSON.stringify(current.localDescription) });
      if (ack.ok && peer === current) numbered(Number(ack.offer_number));
    },
    takeOffer: async ({ offer, offer_number }) => {
      const description = JSON.parse(offer) as RTCSessionDescriptionInit;
      const same = peer?.signalingState === 'stable' && sessionOf(peer.remoteDescription) === sessionOf(description);
      // candidates may have arrived before the offer to which they belong; candidates of an older offer do no harm
      const early = unheard;
      const current = same ? peer! : open();
      [number, unheard] = [undefined, early];
      await described(current, description);
      for (const transceiver of current.getTransceivers()) {
        const track = wires.tracks()[transceiver.receiver.track.kind as 'audio' | 'video'];
        transceiver.direction = 'sendrecv';
        await transceiver.sender.replaceTrack(track);
      }
      await current.setLocalDescription();
      await shapeSenders(current, wires.pictureRests());
      const ack = await wires.ask('send_answer', { answer: JSON.stringify(current.localDescription), offer_number });
      if (ack.ok && peer === current) numbered(offer_number);
    },
    takeAnswer: async ({ answer, offer_number }) => {
      if (!peer || offer_number !== number || peer.signalingState !== 'have-local-offer') return;
      await described(peer, JSON.parse(answer) as RTCSessionDescriptionInit);
      await wires.ask('answer_received', {});
    },
    takeCandidate: async (text) => {
      const candidate = JSON.parse(text) as RTCIceCandidateInit;
      if (peer?.remoteDescription && peer.signalingState === 'stable') await add(peer, candidate);
      else unheard.push(candidate);
    },
    peer: () => peer,
    number: () => number,
    close,
  };
}

async function add(peer: RTCPeerConnection, candidate: RTCIceCandidateInit): Promise<void> {
  try {
    await peer.addIceCandidate(candidate);
  } catch (error) {
    // a candidate may belong to a description that was replaced meanwhile: then the browser refuses it, which does no
    // harm
    if (!(error instanceof DOMException)) throw error;
  }
}
