/** A measurement of the quality of the outgoing connection in the last seconds. */
export interface Sample {
  /** The browser's estimate of the available bandwidth, in kbit/s; null where the browser gives none. */
  availableKbits: number | null;
  /** The lost share of the sent packets, from 0 to 1. */
  loss: number;
  roundTripMs: number | null;
}
export interface Thin {
  /** Whether the picture is paused, to leave the bandwidth to the voice. */
  voiceOnly: boolean;
  /**
   * The number of consecutive samples that speak for a switch: bad samples while the picture is shown, good samples
   * while it is paused.
   */
  against: number;
  /** The number of times that the picture was paused. */
  tries: number;
}
export const wide: Thin = { voiceOnly: false, against: 0, tries: 0 };

const BAD_KBITS = 90;
const BAD_LOSS = 0.15;
const BAD_SAMPLES = 3;
/**
 * The number of good samples after which a paused picture is shown again as a trial, because the bandwidth for the
 * picture cannot be measured during the pause. The number is multiplied by the number of pauses so far, up to 6.
 */
const REST = 10;

/**
 * Returns the next state after a sample; there is a sample every two seconds. The picture is paused before the voice
 * suffers.
 */
export function thinner(state: Thin, sample: Sample): Thin {
  const bad = (sample.availableKbits !== null && sample.availableKbits < BAD_KBITS) || sample.loss > BAD_LOSS;
  if (!state.voiceOnly) {
    const against = bad ? state.against + 1 : 0;
    return against >= BAD_SAMPLES ? { voiceOnly: true, against: 0, tries: state.tries + 1 } : { ...state, against };
  }
  const against = sample.loss > BAD_LOSS ? 0 : state.against + 1;
  return against >= REST * Math.min(state.tries, 6)
    ? { ...state, voiceOnly: false, against: 0 }
    : { ...state, against };
}

export type Quality = 'good' | 'fair' | 'poor' | 'lost';
export function qualityOf({ loss, roundTripMs }: Sample, connected: boolean): Quality {
  if (!connected) return 'lost';
  const late = roundTripMs ?? 0;
  if (loss > 0.08 || late > 600) return 'poor';
  return loss > 0.03 || late > 300 ? 'fair' : 'good';
}

/** The megabytes per minute that a call sends and receives, with the given number of pictures. */
export const megabytesPerMinute = (pictureKbits: number, voiceKbits: number, pictures: 0 | 1 | 2): number =>
  ((pictureKbits * pictures + voiceKbits * 2) * 60) / 8 / 1_000;
