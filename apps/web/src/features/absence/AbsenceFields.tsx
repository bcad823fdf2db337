import { useState } from 'react';
import { useTeam } from '../../domain/doctors/use-team.ts';
import type { AnyProviderContext } from '../../lib/api/call.ts';
import type { Day } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { ChipChoice } from '../../ui/Chip.tsx';
import { Select, TextInput } from '../../ui/Field.tsx';
import { FieldPair } from '../../ui/FormDialog.tsx';
import { type AbsenceTime, daysOfPreset, type Preset, presetOf, presets, someHours, wholeDay } from './absence-time.ts';
import { texts } from './texts.ts';

type Props = {
  providerContext: AnyProviderContext;
  doctor: string;
  onDoctor: (doctor: string) => void;
  time: AbsenceTime;
  onTime: (time: AbsenceTime) => void;
  today: Day;
  wrong: string | undefined;
};

/** The fields for the doctor who is away, and for the days and hours of the absence. */
export function AbsenceFields({ providerContext, doctor, onDoctor, time, onTime, today, wrong }: Props) {
  const t = useTexts(texts);
  const [preset, setPreset] = useState<Preset>(presetOf(time.first, today));
  const isWhole = time.from === wholeDay.from && time.until === wholeDay.until;
  const field = (name: keyof AbsenceTime, label: string, type: 'date' | 'time', error?: string) => (
    <TextInput
      label={label}
      type={type}
      required
      min={type === 'date' ? today : undefined}
      value={time[name]}
      error={error}
      onChange={(event) => onTime({ ...time, [name]: event.target.value })}
    />
  );
  return (
    <>
      {providerContext.kind === 'hospital' && (
        <DoctorSelect providerContext={providerContext} doctor={doctor} onDoctor={onDoctor} />
      )}
      <ChipChoice
        legend={t.days}
        name="absence-days"
        options={presets.map((value) => ({ value, label: t.presets[value] }))}
        value={preset}
        onChange={(value) => {
          const chosen = presets.find((one) => one === value)!;
          setPreset(chosen);
          onTime({ ...time, ...daysOfPreset(chosen, today, time) });
        }}
      />
      {preset === 'other' && (
        <FieldPair>
          {field('first', t.firstDay, 'date')}
          {field('last', t.lastDay, 'date', isWhole ? wrong : undefined)}
        </FieldPair>
      )}
      <ChipChoice
        legend={t.hours}
        name="absence-hours"
        options={(['day', 'part'] as const).map((value) => ({ value, label: t.whole[value] }))}
        value={isWhole ? 'day' : 'part'}
        onChange={(value) => onTime({ ...time, ...(value === 'day' ? wholeDay : someHours) })}
      />
      {!isWhole && (
        <FieldPair>
          {field('from', t.from, 'time')}
          {field('until', t.until, 'time', wrong)}
        </FieldPair>
      )}
    </>
  );
}

function DoctorSelect({ providerContext, doctor, onDoctor }: Pick<Props, 'providerContext' | 'doctor' | 'onDoctor'>) {
  const t = useTexts(texts);
  const { doctors, error } = useTeam(providerContext);
  return (
    <Select
      // remounts the select when the team has loaded, because the chosen doctor can be selected only once their option
      // exists
      key={doctors.length}
      label={t.doctor}
      value={doctor}
      empty={t.chooseDoctor}
      error={error ? t.teamFailed : undefined}
      options={doctors.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(event) => onDoctor(event.target.value)}
    />
  );
}
