import { PICTURE, PICTURE_KBITS } from '../devices/capture.ts';

/** The session that a description belongs to: it stays when only the ways are sought anew. */
export const sessionOf = (description: { sdp?: string } | null): string | undefined =>
  /^o=\S+ (\d+)/m.exec(description?.sdp ?? '')?.[1];

/** A picture takes at most its share of the line, and the voice goes first. */
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
    // a connection that closed meanwhile needs no shape
    if (peer.signalingState !== 'closed') await sender.setParameters(parameters);
  }
}
