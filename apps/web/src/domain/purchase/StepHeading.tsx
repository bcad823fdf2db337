import { useEffect, useRef } from 'react';

/**
 * The name of the step for screen readers; it takes the focus when the step begins. Others see the name in the stepper.
 */
export function StepHeading({ children }: { children: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <h3 ref={ref} tabIndex={-1} className="sr">
      {children}
    </h3>
  );
}
