import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useTexts } from '../lib/language/texts.ts';
import { IconButton, mainButtons } from './Button.tsx';
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
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    if (toasts.length === 0) return;
    const timer = setInterval(() => place(region.current!), 200);
    place(region.current!);
    return () => clearInterval(timer);
  }, [toasts]);
  return (
    <section ref={region} className={css.toasts} aria-label={t.toastRegion} aria-live="polite">
      {outlet === id && toasts.map((toast) => <OneToast key={toast.id} {...toast} />)}
    </section>
  );
}

/** Moves the toasts to the top of the screen as long as they would lie over a main button at the bottom. */
function place(region: HTMLElement): void {
  region.removeAttribute('data-above');
  const toasts = region.getBoundingClientRect();
  const covered = [...document.querySelectorAll(mainButtons)].some((button) => {
    const { top, bottom, left, right } = button.getBoundingClientRect();
    return top < toasts.bottom && bottom > toasts.top && left < toasts.right && right > toasts.left;
  });
  region.toggleAttribute('data-above', covered);
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
