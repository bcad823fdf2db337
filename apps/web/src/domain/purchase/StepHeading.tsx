import { useEffect, useRef } from 'react';

/** Says where one is, and takes the focus when a step begins; the stepper shows the same to the eye. */
export function StepHeading({ children }: { children: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <h3 ref={ref} tabIndex={-1} className="sr">
      {children}
    </h3>
  );
}
