import type { ComponentType } from 'react';
import type { AppTexts } from '../texts.ts';
import { forAccount, forPatient } from './for-patient.tsx';

export type DialogName = keyof AppTexts['dialogs'];
export type PublicDialog = ComponentType<{ onClose: () => void; title?: string }>;

/**
 * Loads the code of the dialogs that `?dialog={name}` opens over a public page. This file is loaded apart from the code
 * of the pages, because it names the files of all dialogs, and no page needs them to be shown.
 */
export const dialogs: Record<DialogName, () => Promise<{ default: PublicDialog }>> = {
  login: () => import('../../features/identity/sign-in/LoginDialog.tsx'),
  accounts: () => import('../../features/identity/sign-in/AccountsDialog.tsx'),
  'sign-up': () => import('../../features/identity/sign-up/SignUpDialog.tsx'),
  'forgot-password': () => import('../../features/identity/password/ForgotPasswordDialog.tsx'),
  'reset-password': () => import('../../features/identity/password/ResetPasswordDialog.tsx'),
  'confirm-email': () => import('../../features/identity/sign-up/ConfirmEmailDialog.tsx').then(forAccount),
  profile: () => import('../../features/profile/patient/ProfileDialog.tsx').then(forPatient),
  'change-password': () => import('../../features/identity/password/ChangePasswordDialog.tsx'),
  order: () => import('../../features/orders/buy/OrderDialog.tsx'),
  review: () => import('../../features/reviews/patient/ReviewDialog.tsx'),
  appointment: () => import('../../features/appointments/book/BookingDialog.tsx'),
};
