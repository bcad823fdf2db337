import { Suspense, useState } from 'react';
import { callAt } from '../../../lib/api/call.ts';
import { useLocate } from '../../../lib/hooks/use-locate.ts';
import { lazyPart } from '../../../lib/lazy-component.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import type { Position } from '../../../lib/position.ts';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { useShowChange } from '../../../ui/use-show-change.ts';
import type { ProfileContext } from '../provider/profile.ts';
import { coordinatesText, readCoordinates } from './coordinates.ts';
import css from './pin.module.css';
import { texts } from './texts.ts';

const PinMap = lazyPart(() => import('../../../ui/map/PinMap.tsx'));

type Props = { providerContext: ProfileContext; point: Position; isPinned: boolean; onClose: () => void };

/**
 * The dialog that moves the pin of a place: by a press on the map, by typed coordinates, or to the location of the
 * person.
 */
export function PinDialog({ providerContext, point, isPinned, onClose }: Props) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  const { sending, send } = useFormSubmit();
  const [text, setText] = useState(coordinatesText(point));
  const [isWrong, setWrong] = useState(false);
  const [at, setAt] = useState(point);
  const move = (to: Position) => {
    setAt(to);
    setText(coordinatesText(to));
    setWrong(false);
  };
  const { state, locate } = useLocate(move);
  const write = (typed: string) => {
    setText(typed);
    const read = readCoordinates(typed);
    if (!read) return;
    setAt(read);
    setWrong(false);
  };
  const save = (to: Position | '') =>
    send(async () => {
      await showChange(await callAt(providerContext, 'POST /map_point', { body: { point: to } }));
      onClose();
    });
  return (
    <FormDialog
      wide
      title={t.dialogTitle}
      words={{ send: t.save, sending: t.saving }}
      sending={sending}
      noValidate
      onSend={() => {
        const read = readCoordinates(text);
        setWrong(!read);
        if (read) void save(read);
      }}
      onClose={onClose}
    >
      <p className={css.says}>{t.says}</p>
      <div role="group" aria-label={t.mapOf}>
        <Suspense fallback={<Skeleton height="280px" />}>
          <PinMap at={at} onMove={move} label={t.pin} />
        </Suspense>
      </div>
      <TextInput
        label={t.coordinates}
        hint={t.coordinatesHint}
        error={isWrong ? t.wrong : undefined}
        value={text}
        maxLength={60}
        autoComplete="off"
        onChange={({ target }) => write(target.value)}
      />
      <div className={css.ways}>
        <Button variant="outlined" onClick={locate} busy={state === 'asked' && t.locating}>
          {t.locate}
        </Button>
        {isPinned && (
          <Button variant="text" onClick={() => void save('')}>
            {t.remove}
          </Button>
        )}
      </div>
      {(state === 'refused' || state === 'unavailable') && (
        <Banner tone="ochre" role="alert">
          {t[state]}
        </Banner>
      )}
    </FormDialog>
  );
}
