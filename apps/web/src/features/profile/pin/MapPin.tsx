import { useState } from 'react';
import { useCallAt } from '../../../lib/api/use-call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { PlaceMap } from '../../../ui/map/PlaceMap.tsx';
import { zooms } from '../../../ui/map/zoom.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import type { ProfileContext } from '../provider/profile.ts';
import css from './pin.module.css';
import { PinDialog } from './PinDialog.tsx';
import { texts } from './texts.ts';

/** The position of a place on the map, how that position is known, and a button for the dialog that sets it. */
export function MapPin({ providerContext }: { providerContext: ProfileContext }) {
  const t = useTexts(texts);
  const [isSetting, setSetting] = useState(false);
  const { data, isError, refetch } = useCallAt(providerContext, 'GET /{owner_id}/map_point');
  return (
    <Card className={css.section}>
      <h2>{t.title}</h2>
      {data?.point ? (
        <>
          <PlaceMap
            points={[{ id: 'pin', name: t.pin, ...data.point }]}
            zoom={zooms.onePlace}
            label={t.mapOf}
            credit={t.by[data.by]}
          />
          <Button variant="outlined" onClick={() => setSetting(true)}>
            {t.set}
          </Button>
          {isSetting && (
            <PinDialog
              providerContext={providerContext}
              point={data.point}
              isPinned={data.by === 'pinned'}
              onClose={() => setSetting(false)}
            />
          )}
        </>
      ) : data ? (
        <p>{t.noSector}</p>
      ) : isError ? (
        <ErrorState title={t.failed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton height="19rem" />
      )}
    </Card>
  );
}
