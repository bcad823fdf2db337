import { useEffect, useRef, type ReactNode, type Ref } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { Stepper } from '../../ui/Stepper.tsx';
import { texts } from './texts.ts';
import css from './purchase.module.css';

export type Step = 1 | 2 | 3 | 4;

type Props = {
  title: string;
  subtitle: string;
  picture: ReactNode;
  /** The names of the four steps. */
  steps: string[];
  step: Step;
  /** Whether the purchase is complete; then the person cannot go back. */
  done: boolean;
  /** Whether the outcome of the payment is still awaited. */
  confirming: boolean;
  /** Whether the request is being sent. */
  sending: boolean;
  /** The text before the price on wide screens. */
  summary: string;
  price: string;
  onBack: () => void;
  onNext: () => void;
  onClose: () => void;
  body: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** A wizard of four steps in a dialog, with Back and Next at its foot. */
export function PurchaseDialog(props: Props) {
  const { title, subtitle, picture, steps, step, done, confirming, sending, summary, price, body, children } = props;
  const t = useTexts(texts);
  return (
    <Dialog
      title={title}
      subtitle={subtitle}
      picture={picture}
      onClose={props.onClose}
      foot={
        <>
          {step > 1 && step < 4 && (
            <Button variant="outlined" className={css.back} disabled={sending} onClick={props.onBack}>
              {t.back}
            </Button>
          )}
          {step < 4 && (
            <p className={css.summary}>
              {summary && <b>{summary} · </b>}
              {price}
            </p>
          )}
          {confirming ? (
            <Button variant="outlined" className={css.next} onClick={props.onClose}>
              {t.close}
            </Button>
          ) : (
            <Button className={css.next} busy={sending && t.sending} onClick={props.onNext}>
              <span>
                {step < 3 ? t.next : t.finish}
                {step < 4 && <span className={css.onPhone}> · {price}</span>}
              </span>
            </Button>
          )}
        </>
      }
    >
      <div ref={body} className={css.body}>
        <StepHeading key={`${step} ${done}`}>{t.stepOf(step, steps[step - 1] ?? '')}</StepHeading>
        <Stepper steps={steps} current={done ? 5 : step} />
        {children}
      </div>
    </Dialog>
  );
}

/**
 * The name of the step for screen readers; it takes the focus when the step begins. Others see the name in the stepper.
 */
function StepHeading({ children }: { children: string }) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <h3 ref={ref} tabIndex={-1} className="sr">
      {children}
    </h3>
  );
}
