import { useState } from 'react';
import { useCallAt } from '../../shared/api/use-call.ts';
import { Hours } from '../../shared/hours/Hours.tsx';
import { dayOf } from '../../shared/i18n/dates.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Card } from '../../shared/ui/Card.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { ErrorState } from '../../shared/ui/States.tsx';
import { useNow } from '../../shared/use-now.ts';
import { HoursDialog } from './HoursDialog.tsx';
import { texts } from './texts.ts';
import type { ProfileContext } from './profile.ts';
import css from './profile.module.css';

/** The hours of the week, and the dialog that sets them. */
export function WorkingHours({ providerContext }: { providerContext: ProfileContext }) {
  const t = useTexts(texts);
  const today = dayOf(useNow());
  const [setting, setSetting] = useState(false);
  const { data, isError, refetch } = useCallAt(providerContext, 'GET /{owner_id}/working_hours');
  return (
    <Card className={css.section}>
      {data ? (
        <>
          <Hours hours={data} today={today} />
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
