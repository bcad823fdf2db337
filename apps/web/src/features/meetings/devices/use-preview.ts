import { useEffect, useState } from 'react';
import { type CaptureResult, capture, type Devices, release, watchDevices } from './capture.ts';
import type { Choice } from './device-choice.ts';
import { useDevices } from './use-devices.ts';

export interface Preview {
  captured: CaptureResult | null;
  found: Devices | null;
  again: () => void;
}

/** Opens the chosen devices for the preview, and the next available device when one is unplugged. */
export function usePreview({ microphone, camera, cameraOn }: Choice): Preview {
  const [attempt, setAttempt] = useState(0);
  const [captured, setCaptured] = useState<CaptureResult | null>(null);
  useEffect(() => {
    let gone = false;
    let taken: CaptureResult | undefined;
    const again = () => setAttempt((before) => before + 1);
    const stop = watchDevices(() => {
      const isIncomplete = taken && [taken.microphone, taken.camera].includes('missing');
      if (isIncomplete || taken?.stream.getTracks().some(({ readyState }) => readyState === 'ended')) again();
    });
    void capture({ microphone, camera }, cameraOn).then((now) => {
      if (gone) return release(now.stream);
      taken = now;
      for (const track of now.stream.getTracks()) track.addEventListener('ended', () => !gone && again());
      setCaptured(now);
    });
    return () => {
      gone = true;
      stop();
      release(taken?.stream);
    };
  }, [microphone, camera, cameraOn, attempt]);
  return { captured, found: useDevices(captured?.stream ?? null), again: () => setAttempt(attempt + 1) };
}
