/** Reports the loudness of a microphone, 0 to 1, ten times a second, until the returned function is called. */
export function listenTo(stream: MediaStream, tell: (level: number) => void): () => void {
  if (stream.getAudioTracks().length === 0) return () => {};
  const context = new AudioContext();
  const analyser = new AnalyserNode(context, { fftSize: 512 });
  context.createMediaStreamSource(stream).connect(analyser);
  const samples = new Float32Array(analyser.fftSize);
  // a browser may block sound until the page is touched
  const resume = () => void context.resume();
  addEventListener('pointerdown', resume);
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples);
    const power = samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;
    // 60 decibels from silence to full volume
    tell(Math.max(0, Math.min(1, 1 + Math.log10(Math.sqrt(power) + 1e-9) / 3)));
  }, 100);
  return () => {
    clearInterval(timer);
    removeEventListener('pointerdown', resume);
    void context.close();
  };
}

const NOTES = [440, 554, 659];
const NOTE_S = 0.3;

/** Plays three notes on the chosen speaker. */
export async function playSound(speaker: string | undefined): Promise<void> {
  const context = new AudioContext();
  if (speaker && 'setSinkId' in context) await (context.setSinkId as (id: string) => Promise<void>)(speaker);
  const volume = new GainNode(context, { gain: 0.2 });
  volume.connect(context.destination);
  const notes = NOTES.map((frequency, index) => {
    const note = new OscillatorNode(context, { frequency, type: 'sine' });
    note.connect(volume);
    note.start(context.currentTime + index * NOTE_S);
    note.stop(context.currentTime + (index + 1) * NOTE_S);
    return note;
  });
  await new Promise((resolve) => notes.at(-1)!.addEventListener('ended', resolve));
  await context.close();
}
