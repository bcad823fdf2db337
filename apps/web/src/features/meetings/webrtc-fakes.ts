/** A fake microphone or camera that a test can unplug. */
export class FakeTrack extends EventTarget {
  kind: string;
  label: string;
  enabled = true;
  readyState: 'live' | 'ended' = 'live';
  constructor(kind: string, label = kind) {
    super();
    this.kind = kind;
    this.label = label;
  }
  stop() {
    this.readyState = 'ended';
  }
  pullOut() {
    this.stop();
    this.dispatchEvent(new Event('ended'));
  }
}

/** A fake of the browser's media stream; the fakes of this file record how they were used. */
export class FakeStream {
  tracks: FakeTrack[];
  constructor(tracks: FakeTrack[] = []) {
    this.tracks = [...tracks];
  }
  getTracks() {
    return this.tracks;
  }
  getAudioTracks() {
    return this.tracks.filter(({ kind }) => kind === 'audio');
  }
  getVideoTracks() {
    return this.tracks.filter(({ kind }) => kind === 'video');
  }
  addTrack(track: FakeTrack) {
    this.tracks.push(track);
  }
  removeTrack() {}
}

export interface Encoding {
  active?: boolean;
  maxBitrate?: number;
}

const fakeTransceiver = (kind: 'audio' | 'video') => {
  const parameters: { encodings: Encoding[] } = { encodings: [{}] };
  const sent: (FakeTrack | null)[] = [];
  return {
    sent,
    receiver: { track: { kind } },
    sender: {
      encoding: () => parameters.encodings[0]!,
      getParameters: () => structuredClone(parameters),
      setParameters: async (given: typeof parameters) => void (parameters.encodings = given.encodings),
      replaceTrack: async (track: FakeTrack | null) => void sent.push(track),
    },
  };
};

export class FakePeer extends EventTarget {
  static readonly opened: FakePeer[] = [];
  signalingState = 'stable';
  connectionState = 'new';
  localDescription: { sdp: string } | null = null;
  remoteDescription: { sdp: string } | null = null;
  candidates: string[] = [];
  transceivers = [fakeTransceiver('audio'), fakeTransceiver('video')];
  readonly configuration: RTCConfiguration;
  constructor(configuration: RTCConfiguration = {}) {
    super();
    this.configuration = configuration;
    FakePeer.opened.push(this);
  }
  getTransceivers() {
    return this.transceivers;
  }
  addTransceiver() {}
  async createOffer() {
    return { sdp: 'o=- 1 1' };
  }
  async setLocalDescription(given = { sdp: 'o=- 2 1' }) {
    this.localDescription = given;
    this.signalingState = this.signalingState === 'have-remote-offer' ? 'stable' : 'have-local-offer';
  }
  async setRemoteDescription(given: { sdp: string }) {
    this.remoteDescription = given;
    this.signalingState = this.signalingState === 'have-local-offer' ? 'stable' : 'have-remote-offer';
  }
  async addIceCandidate({ candidate }: { candidate: string }) {
    // like a browser, the fake refuses candidates before it has the remote description
    if (!this.remoteDescription) throw new DOMException('no description', 'InvalidStateError');
    this.candidates.push(candidate);
  }
  close() {
    this.signalingState = 'closed';
  }
}
