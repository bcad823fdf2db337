import { PICTURE, PICTURE_KBITS } from '../devices/capture.ts';

/** The session id of an SDP description; an ICE restart keeps it. */
export const sessionOf = (description: { sdp?: string } | null): string | undefined =>
  /^o=\S+ (\d+)/m.exec(description?.sdp ?? '')?.[1];

/** Limits or pauses the video of a connection, and gives the audio priority. */
export async function shapeSenders(peer: RTCPeerConnection, pictureRests: boolean): Promise<void> {
  for (const { sender, receiver } of peer.getTransceivers()) {
    const parameters = sender.getParameters();
    const [encoding] = parameters.encodings ?? [];
    if (!encoding) continue;
    if (receiver.track.kind === 'video') {
      encoding.active = !pictureRests;
      encoding.maxBitrate = PICTURE_KBITS * 1_000;
      encoding.maxFramerate = PICTURE.frameRate;
      encoding.networkPriority = 'low';
    } else encoding.networkPriority = 'high';
    // `setParameters` fails on a connection that was closed meanwhile
    if (peer.signalingState !== 'closed') await sender.setParameters(parameters);
  }
}
