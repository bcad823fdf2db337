import { useState } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { Chip, ChipRow } from '../../ui/Chip.tsx';
import { TextInput } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { texts } from './texts.ts';

type Props = {
  token: string;
  name: string;
  /** The room that the field contains at first. */
  room: string;
  /** The rooms of today; a press on one of them selects it. */
  rooms: string[];
  calling: boolean;
  onCall: (room: string) => Promise<void>;
  onClose: () => void;
};

export function RoomDialog({ token, name, room, rooms, calling, onCall, onClose }: Props) {
  const t = useTexts(texts);
  const [typed, setTyped] = useState(room);
  return (
    <FormDialog
      narrow
      title={t.roomTitle(token)}
      subtitle={name}
      words={{ send: t.call, sending: t.calling }}
      sending={calling}
      onSend={() => void onCall(typed.trim())}
      onClose={onClose}
    >
      <TextInput
        label={t.room}
        hint={t.roomHint}
        required
        maxLength={40}
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {rooms.length > 0 && (
        <ChipRow label={t.rooms}>
          {rooms.map((one) => (
            <Chip key={one} pressed={one === typed.trim()} onClick={() => setTyped(one)}>
              {one}
            </Chip>
          ))}
        </ChipRow>
      )}
    </FormDialog>
  );
}
