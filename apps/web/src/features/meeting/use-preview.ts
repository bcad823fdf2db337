import { useEffect, useState } from 'react';
import { type Captured, capture, devices, release } from './capture.ts';
import type { Choice } from './choice.ts';

export interface Preview {
  captured: Captured | null;
  found: Awaited<ReturnType<typeof devices>> | null;
  again: () => void;
}

/** The devices as they are chosen, for as long as they are looked at. */
export function usePreview({ microphone, camera, cameraOn }: Choice): Preview {
  const [attempt, setAttempt] = useState(0);
  const [taken, setTaken] = useState<Pick<Preview, 'captured' | 'found'>>({ captured: null, found: null });
  useEffect(() => {
    let gone = false;
    let stream: MediaStream | undefined;
    void capture({ microphone, camera }, cameraOn).then(async (captured) => {
      stream = captured.stream;
      const found = await devices();
      if (gone) release(stream);
      else setTaken({ captured, found });
    });
    return () => {
      gone = true;
      release(stream);
    };
  }, [microphone, camera, cameraOn, attempt]);
  return { ...taken, again: () => setAttempt(attempt + 1) };
}
