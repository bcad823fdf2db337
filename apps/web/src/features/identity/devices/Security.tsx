import type { ReactNode } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { Devices } from './Devices.tsx';
import { texts } from './texts.ts';
import css from './security.module.css';

type Props = {
  /**
   * The session token. When it changes, for example after a change of the password, the list of sessions is read again.
   */
  token: string;
  /** The form that changes the password; null where the page has this form elsewhere. */
  password: ReactNode;
};

/** The sessions of an account, and the form that changes its password. */
export function Security({ token, password }: Props) {
  const t = useTexts(texts);
  return (
    <div className={css.columns}>
      <Card className={css.section}>
        <h2>{t.devices}</h2>
        <p className={css.says}>{t.devicesSays}</p>
        <Devices token={token} />
      </Card>
      {password && (
        <Card className={css.section}>
          <h2>{t.password}</h2>
          {password}
        </Card>
      )}
    </div>
  );
}
