import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import type { PaymentPhase } from '../payment/payment-phase.ts';
import { goToFirstWrong } from '../../ui/focus-invalid-field.ts';
import { dismissFailures, showToast } from '../../ui/toasts.ts';
import type { Step } from './PurchaseDialog.tsx';
import { texts } from './texts.ts';
import type { stepRules } from './step-rules.ts';
import { useStepHistory } from './use-step-history.ts';

type FormStep = 1 | 2 | 3;
type StepsOptions<Draft, Field extends string> = {
  draft: Draft & { step: FormStep };
  change: (changes: { step: FormStep }) => void;
  rules: ReturnType<typeof stepRules<Draft, Field>>;
  /** The message for each missing field. */
  missing: Record<Field, string>;
  purchase: {
    payment: { phase: PaymentPhase<unknown>; leaveCheckout: () => void };
    checkout: unknown;
    bought: unknown;
    share: number | null;
    submit: () => Promise<unknown>;
  };
  /** The message when the wizard is closed while the payment is being confirmed. */
  stillAsking: string;
  onClose: () => void;
};

/** The current step of a wizard with four steps, and functions to go on, go back, or leave the wizard. */
export function useSteps<Draft, Field extends string>(given: StepsOptions<Draft, Field>) {
  const { draft, change, rules, missing, purchase, stillAsking } = given;
  const { oops } = useTexts(texts);
  const body = useRef<HTMLDivElement>(null);
  const [missed, setMissed] = useState<Field | null>(null);
  const { phase } = purchase.payment;
  const confirming = phase.at === 'confirming' ? phase : null;
  const formStep = Math.min(draft.step, rules.furthestStep(draft)) as FormStep;
  const step: Step = purchase.bought || confirming ? 4 : formStep;

  const answered = missed !== null && (formStep === 3 || rules.firstMissing(draft, formStep) !== missed);
  useEffect(() => {
    if (answered) dismissFailures();
  }, [answered]);

  const sending = purchase.share !== null;
  const history = useStepHistory({
    behind: step === 4 ? null : formStep - 1,
    blocked: purchase.checkout ? purchase.payment.leaveCheckout : sending ? () => {} : null,
    toStep: (away) => change({ step: Math.min(Math.max(formStep + away, 1), 3) as FormStep }),
    onClose: given.onClose,
  });
  const onClose = () => {
    if (confirming) showToast({ message: stillAsking, kind: 'info' });
    history.close();
  };
  const onNext = () => {
    if (step === 4) return onClose();
    if (formStep === 3) return void purchase.submit();
    const field = rules.firstMissing(draft, formStep);
    setMissed(field);
    dismissFailures();
    if (!field) return void history.forward();
    showToast({ title: oops, message: missing[field], kind: 'warning' });
    goToFirstWrong(body.current, field);
  };
  return {
    missed: answered ? null : missed,
    confirming,
    /** The props of the `PurchaseDialog`. */
    frame: {
      body,
      step,
      done: Boolean(purchase.bought),
      confirming: confirming !== null,
      sending,
      onBack: history.back,
      onNext,
      onClose,
    },
  };
}
