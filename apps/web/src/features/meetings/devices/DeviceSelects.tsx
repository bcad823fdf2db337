import { useState } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Field.tsx';
import type { Devices } from './capture.ts';
import type { Choice } from './device-choice.ts';
import css from '../Lobby.module.css';
import { texts } from '../texts.ts';
import { playSound } from './sound-level.ts';

type Props = {
  found: Devices;
  /** The open stream; the selects show its devices even if the person has not chosen any. */
  stream: MediaStream | null;
  choice: Choice;
  onChoose: (choice: Choice) => void;
};

export function DeviceSelects({ found, stream, choice, onChoose }: Props) {
  const t = useTexts(texts);
  const [playing, setPlaying] = useState(false);
  const optionsOf = (list: MediaDeviceInfo[]) =>
    list.map(({ deviceId, label }, index) => ({ value: deviceId, label: label || t.device(index + 1) }));
  const inUse = (kind: 'audio' | 'video') =>
    stream
      ?.getTracks()
      .find((track) => track.kind === kind)
      ?.getSettings().deviceId;
  const play = async () => {
    setPlaying(true);
    try {
      await playSound(choice.speaker);
    } finally {
      setPlaying(false);
    }
  };
  return (
    <div className={css.devices}>
      {found.videoinput.length > 0 && choice.cameraOn && (
        <Select
          label={t.camera}
          options={optionsOf(found.videoinput)}
          value={inUse('video') ?? choice.camera ?? found.videoinput[0]?.deviceId}
          onChange={(event) => onChoose({ ...choice, camera: event.target.value })}
        />
      )}
      {found.audioinput.length > 0 && (
        <Select
          label={t.microphone}
          options={optionsOf(found.audioinput)}
          value={inUse('audio') ?? choice.microphone ?? found.audioinput[0]?.deviceId}
          onChange={(event) => onChoose({ ...choice, microphone: event.target.value })}
        />
      )}
      <div className={css.speaker}>
        {found.audiooutput.length > 0 && (
          <Select
            label={t.speaker}
            options={optionsOf(found.audiooutput)}
            value={choice.speaker ?? found.audiooutput[0]?.deviceId}
            onChange={(event) => onChoose({ ...choice, speaker: event.target.value })}
          />
        )}
        <Button variant="outlined" busy={playing && t.speakerPlaying} onClick={() => void play()}>
          {t.speakerTest}
        </Button>
      </div>
    </div>
  );
}
