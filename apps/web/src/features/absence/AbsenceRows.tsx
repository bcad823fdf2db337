import type { AbsencePlan } from '@ivuriro/contract';
import { call } from '../../lib/api/call.ts';
import { useAnswer } from '../../lib/api/use-answer.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { shortDate } from '../../lib/language/dates.ts';
import { hoursOf } from '../../domain/appointments/appointment-times.ts';
import { Badge, type BadgeProps } from '../../ui/Badge.tsx';
import { ChipChoice } from '../../ui/Chip.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { chevronDown } from '../../ui/icons.ts';
import css from './absence.module.css';
import { type AbsenceRow, isOpen, type Plan } from './plans.ts';
import { type Messages, texts } from './texts.ts';
import type { useAbsence } from './use-absence.ts';

type Props = {
  absence: ReturnType<typeof useAbsence>;
  /** Whether an appointment can be moved to a colleague; only a hospital has colleagues. */
  mayMove: boolean;
};

/** The appointments in the absence. One plan applies to all of them, and each can get a plan of its own. */
export function AbsenceRows({ absence, mayMove }: Props) {
  const t = useTexts(texts);
  const { rows, forAll, planAll, planOne, isEntered } = absence;
  const options = (['OFFER', ...(mayMove ? (['MOVE'] as const) : []), 'CANCEL'] as const).map((value) => ({
    value,
    label: t.plans[value],
  }));
  return (
    <section aria-labelledby="absence-booked" className={css.booked}>
      <h3 id="absence-booked">{t.booked(rows.length)}</h3>
      {!isEntered && (
        <>
          <ChipChoice
            legend={t.planForAll}
            name="absence-plan"
            options={options}
            value={forAll.plan}
            onChange={(plan) => planAll({ plan: plan as AbsencePlan, colleague: '' })}
          />
          <p className={css.says}>{t.says[forAll.plan]}</p>
        </>
      )}
      <ul className={css.rows}>
        {rows.map((row) => (
          <Row
            key={row.appointment.id}
            row={row}
            options={options}
            onPlan={(plan) => planOne(row.appointment.id, plan)}
          />
        ))}
      </ul>
    </section>
  );
}

type RowProps = { row: AbsenceRow; options: { value: string; label: string }[]; onPlan: (plan: Plan) => void };

function Row({ row, options, onPlan }: RowProps) {
  const t = useTexts(texts);
  const { appointment, plan, outcome } = row;
  const { full_name: name } = appointment.patient;
  const time = hoursOf(appointment);
  return (
    <li>
      <div className={css.who}>
        <b>{name}</b>
        <small>{`${shortDate(appointment.assigned_date)}, ${time}`}</small>
        {outcome && <Outcome row={row} t={t} />}
        {!appointment.patient.can_be_told && <small>{t.untold}</small>}
      </div>
      {isOpen(row) && (
        <div className={css.plan}>
          <PlainSelect
            label={t.planOf(name, time)}
            value={plan.plan}
            options={options}
            onChange={(value) => onPlan({ plan: value as AbsencePlan, colleague: '' })}
          />
          {plan.plan === 'MOVE' && <Colleagues row={row} onPlan={onPlan} />}
        </div>
      )}
    </li>
  );
}

/** A select with the colleagues who are free at the time of the appointment. */
function Colleagues({ row: { appointment, plan }, onPlan }: Pick<RowProps, 'row' | 'onPlan'>) {
  const t = useTexts(texts);
  const { id, patient } = appointment;
  const { data } = useAnswer(`colleagues ${id}`, (signal) =>
    call('GET /hospital/appointment/{id}/doctors', { params: { id }, signal }),
  );
  if (data?.length === 0) return <p className={css.none}>{t.noColleague}</p>;
  return (
    <PlainSelect
      label={t.colleagueOf(patient.full_name, hoursOf(appointment))}
      value={plan.colleague}
      options={[
        { value: '', label: t.anyColleague },
        ...(data ?? []).map((doctor) => ({ value: doctor.id, label: doctor.name })),
      ]}
      onChange={(colleague) => onPlan({ ...plan, colleague })}
    />
  );
}

type SelectProps = {
  label: string;
  value: string;
  options: { value: string; label: string }[];
  onChange: (value: string) => void;
};

/**
 * A select without a visible label, because its row shows the patient and the time. Screen readers read the label out.
 */
function PlainSelect({ label, value, options, onChange }: SelectProps) {
  return (
    <span className={css.select}>
      <select aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon of={chevronDown} />
    </span>
  );
}

const tones: Record<NonNullable<AbsenceRow['outcome']>['outcome'], BadgeProps> = {
  MOVED: { tone: 'tea', children: null },
  OFFERED: { tone: 'kivu', shape: 'half', children: null },
  CANCELLED: { tone: 'stone', shape: 'bar', children: null },
  GONE: { tone: 'stone', shape: 'hollow', children: null },
  FAILED: { tone: 'danger', children: null },
};

function Outcome({ row: { appointment, outcome }, t }: { row: AbsenceRow; t: Messages }) {
  const { outcome: kind, message } = outcome!;
  const says = kind === 'MOVED' ? `${t.outcomes.MOVED}: ${appointment.doctor.name}` : t.outcomes[kind];
  return (
    <span className={css.outcome}>
      <Badge {...tones[kind]}>{says}</Badge>
      {message ?? (kind === 'OFFERED' ? t.waiting : null)}
    </span>
  );
}
