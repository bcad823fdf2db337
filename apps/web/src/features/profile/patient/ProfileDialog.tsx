import { Suspense, useState } from 'react';
import { Await } from 'react-router';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { ErrorState } from '../../../ui/States.tsx';
import { texts } from './texts.ts';
import { ProfileForm } from './ProfileForm.tsx';

const read = () => call('GET /patient/details').then(({ data }) => data);

/** The dialog with the patient's own record, which is read again each time the dialog opens. */
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
