import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { plainDate } from '../../lib/language/dates.ts';
import { paperclip } from '../../ui/dialog-icons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { mail } from '../../ui/icons.ts';
import css from './OrderMessages.module.css';

type Letter = { id: string; subject: string; has_attachments: boolean; created_at: string };
type Props<L extends Letter> = {
  title: string;
  letters: readonly L[];
  to: (id: string) => string;
  /** Returns the text of a link to a message; by default it is the subject of the message. */
  name?: (letter: L) => ReactNode;
};

/** The messages about an order, each a link to the mailbox. */
export function OrderMessages<L extends Letter>({ title, letters, to, name = ({ subject }) => subject }: Props<L>) {
  if (letters.length === 0) return null;
  return (
    <section className={css.letters}>
      <h3>{title}</h3>
      <ul>
        {letters.map((letter) => (
          <li key={letter.id}>
            <Link to={to(letter.id)}>
              <Icon of={letter.has_attachments ? paperclip : mail} />
              <span>{name(letter)}</span>
              <small>{plainDate(letter.created_at)}</small>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
