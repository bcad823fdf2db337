import { lazy, type ComponentType } from 'react';
import { forPatient } from './for-patient.tsx';

/** What `?dialog={name}` opens over a public page: each comes when it is asked for. */
export const dialogs: Record<string, ComponentType<{ onClose: () => void }>> = {
  login: lazy(() => import('../../features/identity/LoginDialog.tsx')),
  accounts: lazy(() => import('../../features/identity/AccountsDialog.tsx')),
  'sign-up': lazy(() => import('../../features/identity/SignUpDialog.tsx')),
  'forgot-password': lazy(() => import('../../features/identity/ForgotPasswordDialog.tsx')),
  'reset-password': lazy(() => import('../../features/identity/ResetPasswordDialog.tsx')),
  profile: forPatient(lazy(() => import('../../features/profile/ProfileDialog.tsx'))),
  'change-password': lazy(() => import('../../features/identity/ChangePasswordDialog.tsx')),
  order: lazy(() => import('../../features/ordering/OrderDialog.tsx')),
  review: lazy(() => import('../../features/reviews/ReviewDialog.tsx')),
  appointment: lazy(() => import('../../features/booking/AppointmentDialog.tsx')),
};
