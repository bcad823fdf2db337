import { useId, useState } from 'react';
import type { AnyProviderContext } from '../../../lib/api/call.ts';
import { useCallAt } from '../../../lib/api/use-call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button, LinkButton } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { search as lens, warning } from '../../../ui/icons.ts';
import { Icon } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { Empty } from '../../../ui/States.tsx';
import { endsLater, type On } from '../calendar-rows.ts';
import { TimeRange } from '../TimeRange.tsx';
import { RowsFailed, RowsWaiting } from '../CalendarRowStates.tsx';
import { texts } from './texts.ts';
import { inAll, intervalOf, timesOf } from './roster.ts';
import css from './roster.module.css';
import { useChangeRoster } from './use-change-roster.ts';
import type { Timetable } from './use-timetable.ts';

/** A team with more doctors than this gets a search field. */
const FEW = 8;

type Props = {
  providerContext: AnyProviderContext;
  on: On;
  name: string;
  hour: number;
  team: string;
  timetable: Timetable;
  onClose: () => void;
};

/** The form that adds several doctors of the team to a day at once, for one or more hours. */
export function AddDoctors({ providerContext, on, name, hour, team, timetable, onClose }: Props) {
  const t = useTexts(texts);
  const id = useId();
  const { data: links, isError, refetch } = useCallAt(providerContext, 'GET /{owner_id}/doctors');
  const { sending, add } = useChangeRoster(providerContext, on, timetable, onClose);
  const hourTimes = timesOf({ from: hour * 60, to: (hour + 1) * 60 });
  const [start, setStart] = useState(hourTimes.start_time);
  const [end, setEnd] = useState(hourTimes.end_time);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string[]>([]);
  const [checked, setChecked] = useState(false);
  const hours = intervalOf({ start_time: start, end_time: end });
  const there = new Set(
    timetable.roster.filter((working) => inAll(working, hours)).map((working) => working.doctor.id),
  );
  const doctors = links?.filter(({ state }) => state === 'ACTIVE').map((link) => link.doctor) ?? [];
  const matches = doctors.filter((doctor) => doctor.name.toLowerCase().includes(text.trim().toLowerCase()));
  const toggle = (one: string) =>
    setChosen((before) => (before.includes(one) ? before.filter((other) => other !== one) : [...before, one]));
  const added = chosen.filter((one) => !there.has(one));
  const save = () => {
    setChecked(true);
    if (added.length > 0 && endsLater(start, end)) void add(added, hours);
  };
  return (
    <Dialog
      narrow
      title={t.addTitle}
      subtitle={name}
      onClose={onClose}
      foot={
        doctors.length > 0 && (
          <Button type="submit" form={id} busy={sending && t.saving}>
            {t.save}
          </Button>
        )
      }
    >
      {links ? (
        doctors.length === 0 ? (
          <Empty title={t.noTeam} action={<LinkButton to={team}>{t.toTeam}</LinkButton>}>
            <p>{t.noTeamSays}</p>
          </Empty>
        ) : (
          <form
            id={id}
            className={css.form}
            onSubmit={(event) => {
              event.preventDefault();
              save();
            }}
          >
            <TimeRange start={start} end={end} onStart={setStart} onEnd={setEnd} />
            {doctors.length > FEW && (
              <TextInput
                type="search"
                label={t.search}
                icon={lens}
                value={text}
                onChange={(event) => setText(event.target.value)}
              />
            )}
            <fieldset className={css.team} aria-describedby={`${id}-note`}>
              <legend>{t.team}</legend>
              {matches.map((doctor) => (
                <Checkbox
                  key={doctor.id}
                  label={
                    <span className={css.who}>
                      <Picture picture={doctor.picture} seed={doctor.id} alt="" width={32} />
                      <span>
                        {doctor.name}
                        {there.has(doctor.id) && <small>{t.worksHere}</small>}
                      </span>
                    </span>
                  }
                  checked={there.has(doctor.id) || chosen.includes(doctor.id)}
                  disabled={there.has(doctor.id)}
                  onChange={() => toggle(doctor.id)}
                />
              ))}
              {matches.length === 0 && <p className={css.says}>{t.noMatch}</p>}
            </fieldset>
            <p id={`${id}-note`} className={css.says} role="status">
              {checked && added.length === 0 ? (
                <span className={css.wrong}>
                  <Icon of={warning} size={18} />
                  {t.chooseDoctor}
                </span>
              ) : (
                t.onceOnly
              )}
            </p>
          </form>
        )
      ) : isError ? (
        <RowsFailed onRetry={() => void refetch()} />
      ) : (
        <RowsWaiting lines={4} />
      )}
    </Dialog>
  );
}
