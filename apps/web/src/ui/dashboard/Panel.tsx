import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../lib/api/envelope.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { IconButton } from '../Button.tsx';
import { Dialog } from '../Dialog.tsx';
import { close } from '../icons.ts';
import { showToast } from '../toasts.ts';
import { SkeletonLines } from '../SkeletonLines.tsx';
import { Empty, ErrorState } from '../States.tsx';
import { texts } from '../texts.ts';
import css from './Panel.module.css';
import { useWide } from '../use-wide.ts';

const MISSING_MS = 2_000;

type Words = { title: string; loadingOne: string; oneMissing: string; oneFailed: string };
type Props<T> = {
  words: Words;
  /** The code or name of the open item, shown below the title. */
  code: string | undefined;
  /** The result of the query that reads the open item. */
  asked: { data: T | undefined; error: unknown; refetch: () => unknown };
  /** `to` is the URL of the list without an open item; `link` is the id of the link that opened the item. */
  back: { to: string; link: string };
  children: (one: T) => ReactNode;
};

/** The open item of a list: beside it on wide screens, otherwise in a dialog. Closing returns the focus to the list. */
export function Panel<T>({ words, code, asked: { data, error, refetch }, back, children }: Props<T>) {
  const navigate = useNavigate();
  const wide = useWide();
  const link = useRef<string | null>(null);
  const leave = () => {
    link.current = `#${CSS.escape(back.link)}`;
    void navigate(back.to, { preventScrollReset: true });
  };
  // the focus moves after the dialog is closed, because until then the list behind it cannot be focused
  useEffect(
    () => () => {
      if (link.current) setTimeout((to: string) => document.querySelector<HTMLElement>(to)?.focus(), 0, link.current);
    },
    [],
  );
  const missing = error instanceof ApiError && (error.status === 404 || error.status === 422);
  const content = data ? (
    children(data)
  ) : missing ? (
    <Missing says={words.oneMissing} onLeave={leave} />
  ) : error ? (
    <ErrorState title={words.oneFailed} onRetry={() => void refetch()} />
  ) : (
    <SkeletonLines says={words.loadingOne} heights={['56px', '96px', '48px', '44px']} />
  );
  if (!wide) {
    return (
      <Dialog title={words.title} subtitle={code} onClose={leave}>
        {content}
      </Dialog>
    );
  }
  return (
    <Aside title={words.title} code={code} onClose={leave}>
      {content}
    </Aside>
  );
}

/** Shows a toast that the item does not exist, and closes the panel after two seconds. */
function Missing({ says, onLeave }: { says: string; onLeave: () => void }) {
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  }, [onLeave]);
  useEffect(() => {
    showToast({ message: says, kind: 'warning', shownMs: MISSING_MS });
    const timer = setTimeout(() => leave.current(), MISSING_MS);
    return () => clearTimeout(timer);
  }, [says]);
  return <Empty title={says} />;
}

/** Whether a key closes the panel: Escape, unless pressed in a field or in a dialog over the panel. */
function isLeaving({ key, target }: { key: string; target: EventTarget }): boolean {
  return (
    key === 'Escape' && target instanceof Element && !target.closest('dialog, [role=dialog], input, select, textarea')
  );
}

type AsideProps = { title: string; code: string | undefined; onClose: () => void; children: ReactNode };

/** The panel beside the list. It takes the focus, so that the next key press acts in it. */
function Aside({ title, code, onClose, children }: AsideProps) {
  const t = useTexts(texts);
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
      onKeyDown={(event) => isLeaving(event) && onClose()}
    >
      <header>
        <div>
          <p>{code}</p>
          <h2 id={heading}>{title}</h2>
        </div>
        <IconButton icon={close} label={t.close} onClick={onClose} />
      </header>
      <div className={css.body}>{children}</div>
    </section>
  );
}
