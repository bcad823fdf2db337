import { useLayoutEffect, useRef } from 'react';
import type { ChosenSlot } from '../../../domain/availability/calendar.ts';
import type { FieldErrors } from '../../../lib/api/envelope.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { displayTime } from '../../../lib/language/times.ts';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { texts } from './texts.ts';

/** A refusal that belongs to no field of the patient. */
export type Failure = {
  says: string;
  /** Nothing was typed wrong: somebody was faster. */
  taken?: boolean;
  /** The chosen slot, if somebody else has just booked it. */
  lost?: ChosenSlot | null;
  /** The days of a refused series that were not free, each with the error text. */
  days?: FieldErrors;
};

type Props = { failure: Failure; onBeside: (slot: ChosenSlot) => void };

/** The refusal as a banner above the times. It scrolls into view, because the button is at the foot of the dialog. */
export function BookingFailure({ failure, onBeside }: Props) {
  const t = useTexts(texts);
  const { says, taken, lost } = failure;
  const banner = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => banner.current?.scrollIntoView({ block: 'center' }), [failure]);
  return (
    <div ref={banner}>
      <Banner tone={taken ? 'ochre' : 'danger'} role="alert">
        <p>{says}</p>
        {lost && (
          <Button variant="text" onClick={() => onBeside(lost)}>
            {t.beside(displayTime(lost.time))}
          </Button>
        )}
      </Banner>
    </div>
  );
}
