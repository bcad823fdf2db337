import { lazy, type ComponentType } from 'react';

/** What `?dialog={name}` opens over a public page: each comes when it is asked for. */
export const dialogs: Record<string, ComponentType<{ onClose: () => void }>> = {
  login: lazy(() => import('../../features/identity/LoginDialog.tsx')),
  accounts: lazy(() => import('../../features/identity/AccountsDialog.tsx')),
  'sign-up': lazy(() => import('../../features/identity/SignUpDialog.tsx')),
  'forgot-password': lazy(() => import('../../features/identity/ForgotPasswordDialog.tsx')),
  'reset-password': lazy(() => import('../../features/identity/ResetPasswordDialog.tsx')),
  'change-password': lazy(() => import('../../features/identity/ChangePasswordDialog.tsx')),
};
