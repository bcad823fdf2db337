import {
  useId,
  useRef,
  useState,
  type ButtonHTMLAttributes,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Link, type LinkProps } from 'react-router';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import { check } from './icons.ts';
import css from './Menu.module.css';
import { type Edge, useMenuPanel } from './use-menu-panel.ts';
import { useDismissal } from './use-dismissal.ts';

type Props = {
  /** Renders the menu's button with its attributes: `opener={(wiring) => <button {...wiring} aria-label=…>…}` */
  opener: (wiring: Wiring) => ReactNode;
  /** The label of the menu; by default the text of its button. */
  label?: string | undefined;
  /** The edge of the button with which the menu is aligned. */
  edge?: Edge;
  /** MenuItem and MenuLink items, and a paragraph as a heading. */
  children: ReactNode;
};
type Wiring = {
  ref: RefObject<HTMLButtonElement | null>;
  id: string;
  type: 'button';
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** A menu below a button. Arrow keys move in it; Escape, Tab and a press outside close it. */
export function Menu({ opener, label, edge = 'end', children }: Props) {
  const id = useId();
  const panelId = `${id}-menu`;
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => {
    button.current?.focus();
    setOpen(false);
  };
  useDismissal(open, panelId, (event) => {
    setOpen(false);
    if (event.type !== 'keydown') return;
    // Escape closes this menu only, and not the dialog around it
    event.preventDefault();
    button.current?.focus();
  });
  return (
    <>
      {opener({
        ref: button,
        id,
        type: 'button',
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? panelId : undefined,
        onClick: () => setOpen(!open),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        },
      })}
      {open && (
        <Panel id={panelId} button={button} edge={edge} label={label} onClose={close}>
          {children}
        </Panel>
      )}
    </>
  );
}

type PanelProps = {
  id: string;
  button: RefObject<HTMLButtonElement | null>;
  edge: Edge;
  label: string | undefined;
  onClose: () => void;
  children: ReactNode;
};

function Panel({ id, button, edge, label, onClose, children }: PanelProps) {
  const panel = useMenuPanel(button, edge);
  return (
    <div
      {...panel}
      id={id}
      role="menu"
      tabIndex={-1}
      className={css.menu}
      aria-label={label}
      aria-labelledby={label === undefined ? button.current?.id : undefined}
      onKeyDown={(event) => {
        // Tab continues from the button that opened the menu
        if (event.key === 'Tab') onClose();
        else panel.onKeyDown(event);
      }}
      // the menu closes before the item acts: when the item opens a dialog, that dialog later returns the focus to the
      // menu's button
      onClickCapture={({ target }) => target instanceof Element && target.closest('[role^="menuitem"]') && onClose()}
    >
      {children}
    </div>
  );
}

type ItemProps = { icon?: ReactNode; danger?: boolean; checked?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>;

/**
 * `checked` is given only when the item is one of several choices, like a radio button. It is true for the chosen one.
 */
export function MenuItem({ icon, danger = false, checked, children, ...rest }: ItemProps) {
  const role = checked === undefined ? 'menuitem' : 'menuitemradio';
  return (
    <button
      type="button"
      {...rest}
      role={role}
      aria-checked={checked}
      tabIndex={-1}
      className={cx(css.item, danger && css.danger)}
    >
      {checked !== undefined && <span className={css.mark}>{checked && <Icon of={check} size={18} />}</span>}
      {icon}
      {children}
    </button>
  );
}

export function MenuLink({ icon, children, ...rest }: { icon?: ReactNode } & LinkProps) {
  return (
    <Link {...rest} role="menuitem" tabIndex={-1} className={css.item}>
      {icon}
      {children}
    </Link>
  );
}
