import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTexts } from '../../lib/language/texts.ts';
import { Menu, MenuItem } from '../../ui/Menu.tsx';
import { useDialogTo } from '../../lib/hooks/use-dialog.ts';
import css from './catalogue.module.css';
import { texts } from './texts.ts';
import { RemovalQuestion } from './RemovalQuestion.tsx';

type Props = {
  label: string;
  /** The name of the category or class. */
  name: string;
  acts: { label: string; dialog: string }[];
  removal: { question: string; says: string; act: () => Promise<{ message: string }> };
};

/** The menu with the actions on a drug category or class. */
export function ActionMenu({ label, name, acts, removal }: Props) {
  const { drugs: t } = useTexts(texts);
  const to = useDialogTo();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Menu
        opener={(wiring) => (
          <button {...wiring} className={css.menu} aria-label={label}>
            <IconDots stroke={1.75} aria-hidden="true" />
          </button>
        )}
      >
        {acts.map((act) => (
          <MenuItem key={act.dialog} onClick={() => void navigate(to(act.dialog), { preventScrollReset: true })}>
            {act.label}
          </MenuItem>
        ))}
        <MenuItem danger onClick={() => setAsking(true)}>
          {t.removeMenu}
        </MenuItem>
      </Menu>
      {asking && <RemovalQuestion name={name} {...removal} onClose={() => setAsking(false)} />}
    </>
  );
}
