import { useTexts } from '../../lib/language/texts.ts';
import { Confirmation } from '../../ui/Confirmation.tsx';
import { useShowChange } from '../../ui/use-show-change.ts';
import { texts } from './texts.ts';

type Props = {
  name: string;
  question: string;
  /** The consequences of the removal. */
  says?: string;
  act: () => Promise<{ message: string }>;
  onClose: () => void;
};

/** Asks before an item is removed. The server refuses to remove an item in use, and says where it is used. */
export function RemovalQuestion({ name, question, says, act, onClose }: Props) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  return (
    <Confirmation busy={t.removing} act={async () => showChange(await act())} onClose={onClose}>
      <p>
        <b>{name}</b>
      </p>
      <p>{question}</p>
      {says && <p>{says}</p>}
    </Confirmation>
  );
}
