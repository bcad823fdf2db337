import { useTexts } from '../../../lib/language/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import type { Choice } from './device-choice.ts';
import { DeviceSelects } from './DeviceSelects.tsx';
import { texts } from '../texts.ts';
import { useDevices } from './use-devices.ts';

type Props = { stream: MediaStream | null; choice: Choice; onChoose: (choice: Choice) => void; onClose: () => void };

/** The choice of devices during a call, for example when a headset is plugged in. */
export function DeviceDialog({ stream, choice, onChoose, onClose }: Props) {
  const t = useTexts(texts);
  const found = useDevices(stream);
  return (
    <Dialog narrow title={t.devices} subtitle={t.devicesSays} onClose={onClose}>
      {found && <DeviceSelects found={found} stream={stream} choice={choice} onChoose={onChoose} />}
    </Dialog>
  );
}
