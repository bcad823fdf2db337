import { type ComponentType, lazy } from 'react';
import { useTexts } from '../lib/language/texts.ts';
import { loaded, reloadedOnce } from '../lib/lazy-component.ts';
import { Dialog } from './Dialog.tsx';
import { Failed } from './Failed.tsx';
import { texts } from './texts.ts';

type Loaded<P> = { default: ComponentType<P> };
/** `title` is the title of the frame, which stays open when the code cannot be loaded. */
type Props = { title?: string; onClose: () => void };

/**
 * A dialog whose code is loaded when it opens. Show `DialogFrame` as the fallback of its `Suspense`. If the code cannot
 * be loaded although the server answers, the page is reloaded once; if it fails again, the dialog shows an error.
 * `name` distinguishes dialogs that the same function loads.
 */
export function lazyDialog<P extends { onClose: () => void }>(load: () => Promise<Loaded<P>>, name = String(load)) {
  const orSaySo = () => reloadedOnce(name) ?? ({ default: NotLoaded } as Loaded<Props> as Loaded<P>);
  return lazy<ComponentType<P>>(import.meta.env.SSR ? load : () => loaded(load, orSaySo));
}

function NotLoaded({ title, onClose }: Props) {
  const t = useTexts(texts);
  return (
    <Dialog narrow title={title ?? t.notLoaded} onClose={onClose}>
      <Failed title={t.notLoaded} onRetry={() => location.reload()} />
    </Dialog>
  );
}
