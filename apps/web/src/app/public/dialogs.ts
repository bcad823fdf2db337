import type { ComponentType } from 'react';

/**
 * What `?dialog={name}` opens over a public page: login, sign-up, accounts, profile, appointment, change-password.
 * Each comes when it is asked for: `login: lazy(() => import('../../features/identity/LoginDialog.tsx'))`.
 */
export const dialogs: Record<string, ComponentType<{ onClose: () => void }>> = {};
