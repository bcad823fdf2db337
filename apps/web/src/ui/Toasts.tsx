import { useEffect, useId, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../lib/language/texts.ts';
import { IconButton } from './Button.tsx';
import { Icon } from './Icon.tsx';
import { check, close, info, warning } from './icons.ts';
import { texts } from './texts.ts';
import { dismiss, getOutlet, getToasts, openOutlet, subscribe, type Toast } from './toasts.ts';
import css from './Toasts.module.css';

const SHOWN_MS = 10_000;
const NONE: Toast[] = [];

export function Toasts() {
  const t = useTexts(texts);
  const id = useId();
  const toasts = useSyncExternalStore(subscribe, getToasts, () => NONE);
  const outlet = useSyncExternalStore(subscribe, getOutlet, () => undefined);
  useEffect(() => openOutlet(id), [id]);
  return (
    <section className={css.toasts} aria-label={t.toastRegion} aria-live="polite">
      {outlet === id && toasts.map((toast) => <OneToast key={toast.id} {...toast} />)}
    </section>
  );
}

const ICON = { success: check, info, warning, error: warning };

function OneToast({ id, title, message, kind, shownMs = SHOWN_MS, action }: Toast) {
  const t = useTexts(texts);
  const [waiting, setWaiting] = useState(false);
  useEffect(() => {
    if (kind === 'error' || waiting) return;
    const timer = setTimeout(() => dismiss(id), shownMs);
    return () => clearTimeout(timer);
  }, [id, kind, shownMs, waiting]);
  const wait = () => setWaiting(true);
  const go = () => setWaiting(false);
  return (
    <div
      className={css.toast}
      data-kind={kind}
      role={kind === 'error' ? 'alert' : undefined}
      onPointerEnter={wait}
      onPointerLeave={go}
      onFocus={wait}
      onBlur={go}
    >
      <Icon of={ICON[kind]} />
      <p>
        {title && <b>{title} </b>}
        {message}
      </p>
      {action && (
        <button type="button" className={css.action} onClick={() => (dismiss(id), action.onPress())}>
          {action.label}
        </button>
      )}
      <IconButton icon={close} label={t.close} onClick={() => dismiss(id)} />
    </div>
  );
}
