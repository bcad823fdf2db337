import { useEffect, useRef, type ComponentProps } from 'react';
import { Empty } from '../../ui/States.tsx';

/** A message in place of the call. Scrolls to the top and moves the focus to its heading for screen readers. */
export function FocusedState(props: Omit<ComponentProps<typeof Empty>, 'heading'>) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const heading = ref.current?.querySelector('h1');
    if (!heading) return;
    scrollTo({ top: 0, behavior: 'instant' });
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, []);
  return (
    <div ref={ref}>
      <Empty heading="h1" {...props} />
    </div>
  );
}
