import type { Hour } from '@ivuriro/contract';
import { useState } from 'react';
import { callAt } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Select } from '../../../ui/Field.tsx';
import { FormDialog } from '../../../ui/FormDialog.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { useShowChange } from '../../../ui/use-show-change.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { bodyOfWeek, choicesWith, likeTheFirst, weekOf, type DayHours } from './hours-form.ts';
import css from './HoursDialog.module.css';
import { texts } from './texts.ts';
import type { ProfileContext } from './profile.ts';

type Props = { providerContext: ProfileContext; hours: Hour[]; onClose: () => void };

/**
 * The form for the opening hours of the seven days. A closed day has no other fields, and a day of 24 hours has no time
 * fields.
 */
export function HoursDialog({ providerContext, hours, onClose }: Props) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  const [week, setWeek] = useState(() => weekOf(hours));
  const { sending, send } = useFormSubmit();
  const save = () =>
    send(async () => {
      await showChange(await callAt(providerContext, 'POST /working_hours', { body: bodyOfWeek(week) }));
      onClose();
    });
  return (
    <FormDialog
      wide
      title={t.hoursTitle}
      words={{ send: t.save, sending: t.saving }}
      sending={sending}
      onSend={save}
      onClose={onClose}
    >
      <div className={css.week}>
        {week.map((day, index) => (
          <OneDay
            key={day.day}
            day={day}
            onChange={(changes) => setWeek(week.with(index, { ...day, ...changes }))}
            onForAll={index === 0 ? () => setWeek(likeTheFirst(week)) : undefined}
          />
        ))}
      </div>
    </FormDialog>
  );
}

type DayProps = {
  day: DayHours;
  onChange: (changes: Partial<DayHours>) => void;
  onForAll: (() => void) | undefined;
};

function OneDay({ day, onChange, onForAll }: DayProps) {
  const t = useTexts(texts);
  const { isClosed, isWorking24Hours, opening_from, closed_at } = day;
  return (
    <fieldset className={css.day}>
      <legend>{day.day}</legend>
      <div className={css.marks}>
        <Switch
          label={t.isClosed}
          checked={isClosed}
          onChange={({ target }) => onChange({ isClosed: target.checked })}
        />
        {!isClosed && (
          <Switch
            label={t.working24}
            checked={isWorking24Hours}
            onChange={({ target }) => onChange({ isWorking24Hours: target.checked })}
          />
        )}
      </div>
      {!isClosed && !isWorking24Hours && (
        <div className={css.times}>
          <Select
            label={t.opensAt}
            options={choicesWith(opening_from)}
            value={opening_from}
            onChange={({ target }) => onChange({ opening_from: target.value })}
          />
          <Select
            label={t.closesAt}
            options={choicesWith(closed_at)}
            value={closed_at}
            onChange={({ target }) => onChange({ closed_at: target.value })}
          />
        </div>
      )}
      {onForAll && (
        <Button variant="text" size="sm" className={css.all} onClick={onForAll}>
          {t.likeMonday}
        </Button>
      )}
    </fieldset>
  );
}
