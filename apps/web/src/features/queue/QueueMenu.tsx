import { useTexts } from '../../lib/language/texts.ts';
import buttons from '../../ui/Button.module.css';
import { Icon } from '../../ui/Icon.tsx';
import { bell, clock, close } from '../../ui/icons.ts';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { texts } from './texts.ts';

type Props = {
  label: string;
  /** Calls the patient again to the same room; undefined unless the patient is called already. */
  again: (() => void) | undefined;
  onOtherRoom: () => void;
  onUndo: () => void;
};

/**
 * The menu of a patient in the queue: call again, call to another room, or undo an arrival that was marked by mistake.
 */
export function QueueMenu({ label, again, onOtherRoom, onUndo }: Props) {
  const t = useTexts(texts);
  return (
    <Menu
      label={label}
      opener={(wiring) => (
        <button {...wiring} className={buttons.icon} aria-label={label}>
          <span aria-hidden="true">⋯</span>
        </button>
      )}
    >
      {again && (
        <MenuItem icon={<Icon of={bell} />} onClick={again}>
          {t.callAgain}
        </MenuItem>
      )}
      <MenuItem icon={<Icon of={clock} />} onClick={onOtherRoom}>
        {t.otherRoom}
      </MenuItem>
      <MenuItem icon={<Icon of={close} />} onClick={onUndo}>
        {t.undoArrival}
      </MenuItem>
    </Menu>
  );
}
