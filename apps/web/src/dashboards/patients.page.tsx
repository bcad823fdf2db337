import { useParams } from 'react-router';
import { DeskPatients } from '../features/patients/DeskPatients.tsx';
import type { PageHandle } from './page-handle.ts';
import { useProviderContext } from './provider-context.ts';

export const handle: PageHandle = { title: 'patients', search: 'deskPatients' };

/** The same page serves doctors and hospitals. */
export default function PatientsPage() {
  const providerContext = useProviderContext();
  const { id } = useParams();
  const dashboard = `/dashboard/${providerContext.kind}`;
  return (
    <DeskPatients
      providerContext={providerContext}
      base={`${dashboard}/patients`}
      id={id}
      toAppointment={(appointment) => `${dashboard}/appointments/all/${appointment}`}
    />
  );
}
