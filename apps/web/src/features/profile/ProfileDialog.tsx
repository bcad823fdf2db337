import { Suspense, useState } from 'react';
import { Await } from 'react-router';
import { call } from '../../shared/api/call.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { ErrorState } from '../../shared/ui/States.tsx';
import { texts } from './texts.ts';
import { ProfileForm } from './ProfileForm.tsx';

const read = () => call('GET /patient/details').then(({ data }) => data);

/** The patient's own record, read afresh. */
export default function ProfileDialog({ onClose }: { onClose: () => void }) {
  const t = useTexts(texts);
  const [patient, setPatient] = useState(read);
  const failed = (
    <Dialog title={t.title} onClose={onClose}>
      <ErrorState title={t.notArrived} onRetry={() => setPatient(read())} />
    </Dialog>
  );
  const waiting = (
    <Dialog title={t.title} onClose={onClose}>
      <Skeleton width="96px" height="96px" />
      <Skeleton height="3rem" />
      <Skeleton height="3rem" />
      <Skeleton height="3rem" />
    </Dialog>
  );
  return (
    <Suspense fallback={waiting}>
      <Await resolve={patient} errorElement={failed}>
        {(loaded) => <ProfileForm patient={loaded} onClose={onClose} />}
      </Await>
    </Suspense>
  );
}
