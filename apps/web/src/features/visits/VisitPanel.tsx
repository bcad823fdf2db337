import { useMediaQuery } from '@mantine/hooks';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../shared/api/envelope.ts';
import { useCall } from '../../shared/api/use-call.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { IconButton } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { close } from '../../shared/ui/icons.ts';
import { Skeleton } from '../../shared/ui/Skeleton.tsx';
import { Empty, ErrorState } from '../../shared/ui/States.tsx';
import type { Desk } from './desks.ts';
import { addressOf, type Filters } from './filters.ts';
import { messages } from './messages.ts';
import { VisitDetails } from './VisitDetails.tsx';
import { WIDE } from './VisitList.tsx';
import css from './VisitPanel.module.css';
import type { VisitDialogs } from './visit-dialogs.ts';

/** The addresses of papers and attachments die after a quarter of an hour. */
const READ_AGAIN_MS = 10 * 60_000;

type Props = { desk: Desk; base: string; filters: Filters; dialogs: VisitDialogs | undefined };

export function VisitPanel({ desk, base, filters, dialogs }: Props) {
  const t = useMessages(messages);
  const navigate = useNavigate();
  const wide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false });
  const { id } = filters;
  const { data, error, refetch } = useCall(desk.one, { params: { id } }, { everyMs: READ_AGAIN_MS });
  const leave = () => {
    void navigate(addressOf(base, filters, { id: '' }), { preventScrollReset: true });
    document.querySelector<HTMLElement>(`#visit-${CSS.escape(id)}`)?.focus();
  };
  const missing = error instanceof ApiError && (error.status === 404 || error.status === 422);
  const content = data ? (
    <VisitDetails desk={desk} visit={data} dialogs={dialogs} />
  ) : missing ? (
    <Empty title={t.oneMissing} />
  ) : error ? (
    <ErrorState title={t.oneFailed} onRetry={() => void refetch()} />
  ) : (
    <Bones />
  );
  if (!wide) {
    return (
      <Dialog title={t.title} subtitle={data?.appointment_id} onClose={leave}>
        {content}
      </Dialog>
    );
  }
  return (
    <Aside code={data?.appointment_id} onClose={leave}>
      {content}
    </Aside>
  );
}

/** Beside the list, which stays. It takes the focus, so that a keyboard goes on in it. */
function Aside({ code, onClose, children }: { code: string | undefined; onClose: () => void; children: ReactNode }) {
  const t = useMessages(messages);
  const heading = useId();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => {
    ref.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-labelledby={heading}
      className={css.aside}
      onKeyDown={(event) => event.key === 'Escape' && event.target === event.currentTarget && onClose()}
    >
      <header>
        <div>
          <p>{code}</p>
          <h2 id={heading}>{t.title}</h2>
        </div>
        <IconButton icon={close} label={t.close} onClick={onClose} />
      </header>
      <div className={css.body}>{children}</div>
    </section>
  );
}

function Bones() {
  const t = useMessages(messages);
  return (
    <div role="status" className={css.bones}>
      <span className="sr">{t.loadingOne}</span>
      <Skeleton height="56px" />
      <Skeleton height="96px" />
      <Skeleton height="48px" />
      <Skeleton height="44px" />
    </div>
  );
}
