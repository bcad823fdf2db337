import { useEffect, useRef } from 'react';

/** The step for screen readers; takes the focus when the step begins. The stepper shows the same to the eye. */
export function StepHeading({ children }: { children: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <h3 ref={ref} tabIndex={-1} className="sr">
      {children}
    </h3>
  );
}
