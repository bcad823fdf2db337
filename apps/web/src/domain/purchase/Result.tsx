import type { ReactNode } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { check } from '../../ui/icons.ts';
import { texts } from './texts.ts';
import css from './Result.module.css';
import { NameValueList } from '../../ui/NameValueList.tsx';

type Props = {
  title: string;
  rows: [name: string, value: string | undefined][];
  /** Sentences on what happens next. */
  next: string[];
  /** The URL of the page that lists the purchase. */
  to: string;
  link: string;
  /** A further action, such as adding the appointment to a calendar. */
  act?: ReactNode;
};

/** Step 4: the summary of the completed purchase, and what happens next. */
export function Result({ title, rows, next, to, link, act }: Props) {
  const t = useTexts(texts);
  return (
    <div className={css.result}>
      <span className={css.done}>
        <Icon of={check} size={24} />
      </span>
      <div role="status">
        <h4>{title}</h4>
      </div>
      <NameValueList ruled rows={rows} />
      <div className={css.next}>
        <b>{t.comesNext}</b>
        {next.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className={css.acts}>
        {act}
        <LinkButton to={to} variant="outlined">
          {link}
        </LinkButton>
      </div>
    </div>
  );
}
