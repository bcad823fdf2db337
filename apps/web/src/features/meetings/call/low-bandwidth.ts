/** What the last seconds told about the way out. */
export interface Sample {
  /** What the browser believes that the line carries, in kbit/s; unknown on some. */
  availableKbits: number | null;
  /** Share of what we sent that did not arrive. */
  loss: number;
  roundTripMs: number | null;
}
export interface Thin {
  /** The picture rests so that the voice gets through. */
  voiceOnly: boolean;
  /** Samples in a row that speak for the other state. */
  against: number;
  /** How often the picture was tried again and had to rest once more. */
  tries: number;
}
export const wide: Thin = { voiceOnly: false, against: 0, tries: 0 };

const BAD_KBITS = 90;
const BAD_LOSS = 0.15;
const BAD_SAMPLES = 3;
/** Without a picture nothing is learned about its room: it is tried again after so many samples, each time later. */
const REST = 10;

/** One sample every two seconds: the picture gives way before the voice does. */
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

/** Megabytes of a minute, both ways together. */
export const megabytesPerMinute = (pictureKbits: number, voiceKbits: number, pictures: 0 | 1 | 2): number =>
  ((pictureKbits * pictures + voiceKbits * 2) * 60) / 8 / 1_000;
