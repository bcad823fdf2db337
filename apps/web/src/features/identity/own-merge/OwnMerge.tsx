import { useState } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import css from './own-merge.module.css';
import { OwnMergeDialog } from './OwnMergeDialog.tsx';
import { texts } from './texts.ts';

/** The section in which a patient who has signed up twice can merge their two records. */
export function OwnMerge() {
  const t = useTexts(texts);
  const [open, setOpen] = useState(false);
  return (
    <Card>
      <section className={css.section} aria-labelledby="own-merge">
        <h2 id="own-merge">{t.title}</h2>
        <p>{t.says}</p>
        <div>
          <Button variant="outlined" onClick={() => setOpen(true)}>
            {t.open}
          </Button>
        </div>
      </section>
      {open && <OwnMergeDialog onClose={() => setOpen(false)} />}
    </Card>
  );
}
