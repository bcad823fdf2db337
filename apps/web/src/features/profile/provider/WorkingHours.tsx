import { useState } from 'react';
import { useCallAt } from '../../../lib/api/use-call.ts';
import { OpeningHours } from '../../../domain/opening-hours/OpeningHours.tsx';
import { dayOf } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { useNow } from '../../../lib/hooks/use-now.ts';
import { HoursDialog } from './HoursDialog.tsx';
import { texts } from './texts.ts';
import type { ProfileContext } from './profile.ts';
import css from './profile.module.css';

/** The weekly hours, and the dialog that changes them. */
export function WorkingHours({ providerContext }: { providerContext: ProfileContext }) {
  const t = useTexts(texts);
  const today = dayOf(useNow());
  const [setting, setSetting] = useState(false);
  const { data, isError, refetch } = useCallAt(providerContext, 'GET /{owner_id}/working_hours');
  return (
    <Card className={css.section}>
      {data ? (
        <>
          <OpeningHours hours={data} today={today} />
          <p className={css.says}>{t.hoursSays[providerContext.kind]}</p>
          <Button variant="outlined" onClick={() => setSetting(true)}>
            {t.setHours}
          </Button>
          {setting && <HoursDialog providerContext={providerContext} hours={data} onClose={() => setSetting(false)} />}
        </>
      ) : isError ? (
        <ErrorState title={t.sectionFailed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="19rem" />
      )}
    </Card>
  );
}
