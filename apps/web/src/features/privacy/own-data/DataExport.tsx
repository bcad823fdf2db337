import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { download } from '../../../ui/dialog-icons.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { texts } from './texts.ts';
import css from './my-data.module.css';
import type { Whose } from './data-owner.ts';

/**
 * The button that downloads all data of a person. The link is requested when the button is pressed, because it expires
 * within minutes.
 */
export function DataExport({ of }: { of: Whose }) {
  const t = useTexts(texts);
  const { sending, send } = useFormSubmit();
  const [as, setAs] = useState<'pdf' | 'json'>('pdf');
  const take = (kind: typeof as) => {
    setAs(kind);
    void send(async () => {
      const { data } = await call('GET /my_data');
      location.assign(data[kind]);
    });
  };
  return (
    <section className={css.part} aria-labelledby="copy">
      <h2 id="copy">{t.copy}</h2>
      <p>{t.copySays[of]}</p>
      <div className={css.acts}>
        <Button busy={sending && as === 'pdf' && t.gathering} onClick={() => take('pdf')}>
          <Icon of={download} />
          {t.onPaper}
        </Button>
        <Button variant="outlined" busy={sending && as === 'json' && t.gathering} onClick={() => take('json')}>
          <Icon of={download} />
          {t.forMachines}
        </Button>
      </div>
      {of === 'patient' && (
        <p>
          <Link to="/profile/access">{t.whoOpened}</Link>
        </p>
      )}
    </section>
  );
}
