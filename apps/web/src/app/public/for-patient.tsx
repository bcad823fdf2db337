import type { ComponentType } from 'react';
import { lazyPart } from '../../shared/lazy-part.ts';
import { useAccount } from '../../shared/session/use-account.ts';

type Dialog = ComponentType<{ onClose: () => void }>;

const Login = lazyPart(() => import('../../features/identity/LoginDialog.tsx'));

/** A dialog of the patient's own: whoever is not signed in as one signs in first, and then has it. */
export function forPatient(Own: Dialog): Dialog {
  return function ForPatient({ onClose }) {
    const account = useAccount();
    return account?.account_type === 'patient' ? (
      <Own onClose={onClose} />
    ) : (
      <Login onClose={onClose} onEntered={() => {}} />
    );
  };
}
