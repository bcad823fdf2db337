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
import { texts } from './texts.ts';
import css from './Panel.module.css';
import { useWide } from '../use-wide.ts';

const MISSING_MS = 2_000;

type Words = { title: string; loadingOne: string; oneMissing: string; oneFailed: string };
type Props<T> = {
  words: Words;
  /** How people call the one that is open. */
  code: string | undefined;
  /** What was asked: the one, or why it is not here. */
  asked: { data: T | undefined; error: unknown; refetch: () => unknown };
  /** The list without it, and the id of the link there that opened it. */
  back: { to: string; link: string };
  children: (one: T) => ReactNode;
};

/** One of a list: beside it where there is room, else over it. Closed, the focus is in the list again. */
export function Panel<T>({ words, code, asked: { data, error, refetch }, back, children }: Props<T>) {
  const navigate = useNavigate();
  const wide = useWide();
  const leave = () => {
    void navigate(back.to, { preventScrollReset: true });
    document.querySelector<HTMLElement>(`#${CSS.escape(back.link)}`)?.focus();
  };
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

/** What is not there says so, and closes by itself. */
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

/** Escape, unless it belongs to a field or to a dialog over the panel. */
function isLeaving({ key, target }: { key: string; target: EventTarget }): boolean {
  return (
    key === 'Escape' && target instanceof Element && !target.closest('dialog, [role=dialog], input, select, textarea')
  );
}

type AsideProps = { title: string; code: string | undefined; onClose: () => void; children: ReactNode };

/** Beside the list, which stays. It takes the focus, so that a keyboard goes on in it. */
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
