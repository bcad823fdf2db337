import type { ComponentType } from 'react';
import { lazyPart } from '../../lib/lazy-component.ts';
import { forAccount, forPatient } from './for-patient.tsx';

/** The dialogs that `?dialog={name}` opens over a public page, each loaded on demand. */
export const dialogs: Record<string, ComponentType<{ onClose: () => void }>> = {
  login: lazyPart(() => import('../../features/identity/sign-in/LoginDialog.tsx')),
  accounts: lazyPart(() => import('../../features/identity/sign-in/AccountsDialog.tsx')),
  'sign-up': lazyPart(() => import('../../features/identity/sign-up/SignUpDialog.tsx')),
  'forgot-password': lazyPart(() => import('../../features/identity/password/ForgotPasswordDialog.tsx')),
  'reset-password': lazyPart(() => import('../../features/identity/password/ResetPasswordDialog.tsx')),
  'confirm-email': forAccount(lazyPart(() => import('../../features/identity/sign-up/ConfirmEmailDialog.tsx'))),
  profile: forPatient(lazyPart(() => import('../../features/profile/patient/ProfileDialog.tsx'))),
  'change-password': lazyPart(() => import('../../features/identity/password/ChangePasswordDialog.tsx')),
  order: lazyPart(() => import('../../features/orders/buy/OrderDialog.tsx')),
  review: lazyPart(() => import('../../features/reviews/patient/ReviewDialog.tsx')),
  appointment: lazyPart(() => import('../../features/appointments/book/BookingDialog.tsx')),
};
