import { Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { withoutBookingQuery } from '../../features/appointments/book/booking-address.ts';
import { afterDialog } from '../../lib/hooks/use-dialog.ts';
import { useInBrowser } from '../../lib/hooks/use-in-browser.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { texts } from '../texts.ts';
import type { DialogName } from './dialogs.ts';

const lazyOf = (name: DialogName) =>
  lazyDialog(() => import('./dialogs.ts').then((code) => code.dialogs[name]()), name);
const dialogs = Object.fromEntries(
  Object.keys(texts.en.dialogs).map((name) => [name, lazyOf(name as DialogName)]),
) as Record<DialogName, ReturnType<typeof lazyOf>>;

/** The dialogs that are wide, because they contain a purchase or a long form; the other dialogs are narrow. */
const broad: DialogName[] = ['sign-up', 'profile', 'order', 'review', 'appointment'];

/**
 * The dialog that the URL names. Its frame opens at once, while the code loads. Rendered in the browser only, because a
 * dialog needs JavaScript.
 */
export function OpenDialog({ name, onClose }: { name: DialogName; onClose: () => void }) {
  const t = useTexts(texts);
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  if (!useInBrowser()) return null;
  const title = name === 'order' && pathname.startsWith('/pharmacies') ? t.orderDrugs : t.dialogs[name];
  // closing the appointment dialog also removes its own parameters from the URL
  const leave = () =>
    name === 'appointment'
      ? void navigate(afterDialog({ pathname, search: withoutBookingQuery(search) }), {
          replace: true,
          preventScrollReset: true,
        })
      : onClose();
  const Dialog = dialogs[name];
  return (
    <Suspense fallback={<DialogFrame narrow={!broad.includes(name)} title={title} onClose={leave} />}>
      <Dialog title={title} onClose={onClose} />
    </Suspense>
  );
}
