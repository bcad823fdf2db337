import type { DoctorCard } from '@ivuriro/contract';
import type { ReactNode } from 'react';
import { usePrice } from '../../domain/content/use-content.ts';
import { shortDate } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { money } from '../../lib/language/money.ts';
import { displayTime } from '../../lib/language/times.ts';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/Icon.tsx';
import { check } from '../../ui/icons.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Ridges } from '../../ui/Ridges.tsx';
import css from './Example.module.css';
import { texts } from './texts.ts';

/** The picture beside the first step of a booking, "choose a doctor": the doctor who has the earliest free slot. */
export function Chosen({ doctor }: { doctor: DoctorCard }) {
  return (
    <Example>
      <span className={css.who}>
        <Picture picture={doctor.picture} seed={doctor.id} alt="" width={44} />
        <span>
          <b>{doctor.name}</b>
          {doctor.doctorSpecialties[0]?.name}
        </span>
      </span>
    </Example>
  );
}

const times = ['09:00', '10:00', '11:30'];
const [, held] = times;
const left = { minutes: 8, shown: '7:42' };

export function Held() {
  return (
    <Example>
      <span className={css.times}>
        {times.map((time) => (
          <span key={time} className={cx(time === held && css.held)}>
            {time}
          </span>
        ))}
      </span>
      <span className={css.left}>
        <Ridges left={left.minutes} />
        {left.shown}
      </span>
    </Example>
  );
}

export function Paid({ doctor }: { doctor: DoctorCard }) {
  const t = useTexts(texts);
  const price = usePrice(doctor.consultation_fee);
  const next = doctor.next_available;
  return (
    <Example>
      <span className={css.pair}>
        {t.mobileMoney}
        <b>{money(price)}</b>
      </span>
      <span className={css.pair}>
        {next && `${shortDate(next.date)}, ${displayTime(next.time)}`}
        <span className={css.booked}>
          <Icon of={check} size={18} />
          {t.booked}
        </span>
      </span>
    </Example>
  );
}

const Example = ({ children }: { children: ReactNode }) => (
  <div className={css.example} aria-hidden="true">
    {children}
  </div>
);
