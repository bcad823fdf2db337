import { useEffect, useRef, useState, type VideoHTMLAttributes } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { useTexts } from '../../../lib/language/texts.ts';
import { texts } from '../texts.ts';

type Props = { stream: MediaStream | null; speaker?: string | undefined } & VideoHTMLAttributes<HTMLVideoElement>;

/**
 * Plays a stream. If the browser blocks sound until somebody touches the page, it shows a button that starts the sound.
 */
export function StreamVideo({ stream, speaker, muted, ...rest }: Props) {
  const t = useTexts(texts);
  const ref = useRef<HTMLVideoElement>(null);
  const [silent, setSilent] = useState(false);
  useEffect(() => {
    const video = ref.current;
    if (!video) return;
    video.srcObject = stream;
    if (!stream) return;
    video.play().then(
      () => setSilent(false),
      (error: DOMException) => setSilent(error.name === 'NotAllowedError'),
    );
  }, [stream]);
  useEffect(() => {
    const video = ref.current;
    // `setSinkId` fails if the chosen speaker was unplugged; then the sound stays on its current output
    if (video && speaker && 'setSinkId' in video) video.setSinkId(speaker).catch(() => {});
  }, [speaker]);
  return (
    <>
      <video ref={ref} autoPlay playsInline muted={muted} {...rest} />
      {silent && !muted && (
        <Button size="lg" onClick={() => void ref.current?.play().then(() => setSilent(false))}>
          {t.play}
        </Button>
      )}
    </>
  );
}
