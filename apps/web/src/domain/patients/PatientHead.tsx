import { shownPhone } from '@ivuriro/contract/shown-phone';
import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { mail, phone } from '../../ui/icons.ts';
import { Picture } from '../../ui/Picture.tsx';
import css from './PatientHead.module.css';

type Patient = {
  id: string;
  full_name: string;
  picture: { filename: string } | null;
  phone?: string | null | undefined;
  email?: string | null | undefined;
};

/** The patient of an appointment or order with contact details; `children` is the line below the name. */
export function PatientHead({ patient, children }: { patient: Patient; children: ReactNode }) {
  return (
    <div className={css.head}>
      <Picture picture={patient.picture} seed={patient.id} alt="" width={56} />
      <div>
        <h3>{patient.full_name}</h3>
        <p>{children}</p>
        {patient.phone && (
          <a href={`tel:${patient.phone}`}>
            <Icon of={phone} size={18} />
            {shownPhone(patient.phone)}
          </a>
        )}
        {patient.email && (
          <a href={`mailto:${patient.email}`}>
            <Icon of={mail} size={18} />
            <Address of={patient.email} />
          </a>
        )}
      </div>
    </div>
  );
}

/** An e-mail address, in which a narrow screen breaks the line before the @. */
function Address({ of }: { of: string }) {
  const at = of.lastIndexOf('@');
  return (
    <span>
      {of.slice(0, at)}
      <wbr />
      {of.slice(at)}
    </span>
  );
}
