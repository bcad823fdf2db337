import { useEffect, useRef, type ComponentProps } from 'react';
import { Empty } from '../../ui/States.tsx';

/** What stands on the page in place of a call: seen from its top, and read from its heading, wherever the page stood before. */
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
