import { useTexts } from '../lib/language/texts.ts';
import { Icon } from './Icon.tsx';
import { check } from './icons.ts';
import { formTexts } from './form-texts.ts';
import css from './Stepper.module.css';

/** The steps of a wizard. The steps before `current`, which counts from 1, are shown as done. */
export function Stepper({ steps, current }: { steps: string[]; current: number }) {
  const t = useTexts(formTexts);
  return (
    <ol className={css.steps}>
      {steps.map((step, at) => {
        const done = at + 1 < current;
        return (
          <li key={step} data-done={done ? '' : undefined} aria-current={at + 1 === current ? 'step' : undefined}>
            <i>
              <span>{done ? <Icon of={check} size={18} /> : at + 1}</span>
            </i>
            <span>
              {step}
              {done && <span className="sr">, {t.stepDone}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
