import type { ComponentType } from 'react';
import { lazily } from '../../shared/lazily.ts';
import { forPatient } from './for-patient.tsx';

/** What `?dialog={name}` opens over a public page: each comes when it is asked for. */
export const dialogs: Record<string, ComponentType<{ onClose: () => void }>> = {
  login: lazily(() => import('../../features/identity/LoginDialog.tsx')),
  accounts: lazily(() => import('../../features/identity/AccountsDialog.tsx')),
  'sign-up': lazily(() => import('../../features/identity/SignUpDialog.tsx')),
  'forgot-password': lazily(() => import('../../features/identity/ForgotPasswordDialog.tsx')),
  'reset-password': lazily(() => import('../../features/identity/ResetPasswordDialog.tsx')),
  profile: forPatient(lazily(() => import('../../features/profile/ProfileDialog.tsx'))),
  'change-password': lazily(() => import('../../features/identity/ChangePasswordDialog.tsx')),
  order: lazily(() => import('../../features/ordering/OrderDialog.tsx')),
  review: lazily(() => import('../../features/reviews/ReviewDialog.tsx')),
  appointment: lazily(() => import('../../features/booking/AppointmentDialog.tsx')),
};
