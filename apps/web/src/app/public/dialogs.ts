import type { ComponentType } from 'react';
import { lazyPart } from '../../shared/lazy-part.ts';
import { forAccount, forPatient } from './for-patient.tsx';

/** What `?dialog={name}` opens over a public page: each comes when it is asked for. */
export const dialogs: Record<string, ComponentType<{ onClose: () => void }>> = {
  login: lazyPart(() => import('../../features/identity/LoginDialog.tsx')),
  accounts: lazyPart(() => import('../../features/identity/AccountsDialog.tsx')),
  'sign-up': lazyPart(() => import('../../features/identity/SignUpDialog.tsx')),
  'forgot-password': lazyPart(() => import('../../features/identity/ForgotPasswordDialog.tsx')),
  'reset-password': lazyPart(() => import('../../features/identity/ResetPasswordDialog.tsx')),
  'confirm-email': forAccount(lazyPart(() => import('../../features/identity/ConfirmEmailDialog.tsx'))),
  profile: forPatient(lazyPart(() => import('../../features/profile/ProfileDialog.tsx'))),
  'change-password': lazyPart(() => import('../../features/identity/ChangePasswordDialog.tsx')),
  order: lazyPart(() => import('../../features/ordering/OrderDialog.tsx')),
  review: lazyPart(() => import('../../features/reviews/ReviewDialog.tsx')),
  appointment: lazyPart(() => import('../../features/booking/AppointmentDialog.tsx')),
};
