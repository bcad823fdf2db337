import { useState, type ReactNode } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { Textarea } from '../../ui/Field.tsx';
import { Question } from '../../ui/Question.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import { texts } from './texts.ts';
import { StatusSelect } from './StatusSelect.tsx';

type Props<S extends string> = {
  status: S;
  options: { value: S; label: string; disabled?: boolean }[];
  /** Sentences about the effects of the change. If there are none, the change needs no confirmation. */
  effects: (to: S) => string[];
  ask: Record<S, string>;
  /** The label and hint of a text field for the patient, shown before an appointment or order is cancelled. */
  reason?: { label: string; hint: string };
  change: (to: S, reason?: string) => Promise<void>;
  /** Further buttons. Each calls `askFor` with a status, which asks the person to confirm the change. */
  children?: (askFor: (to: S) => void) => ReactNode;
};

/** Changes the status of an appointment or order. An effect on money or slots is explained and confirmed first. */
export function StatusChange<S extends string>({ status, options, effects, ask, reason, change, children }: Props<S>) {
  const t = useTexts(texts);
  const { sending, send } = useFormSubmit();
  const [question, setQuestion] = useState<S | null>(null);
  const [why, setWhy] = useState('');
  const asksWhy = reason && question === 'CANCELLED';
  const set = (to: S) =>
    send(async () => {
      await change(to, asksWhy ? why : undefined);
      setQuestion(null);
    });
  return (
    <div>
      <StatusSelect
        status={status}
        sending={sending}
        options={options}
        onChoose={(to) => (effects(to).length > 0 ? setQuestion(to) : void set(to))}
      />
      {children?.(setQuestion)}
      {question && (
        <Question
          title={ask[question]}
          busy={sending && t.changing}
          mild={question !== 'CANCELLED'}
          onYes={() => void set(question)}
          onNo={() => setQuestion(null)}
        >
          {effects(question).map((effect) => (
            <p key={effect}>{effect}</p>
          ))}
          {asksWhy && (
            <Textarea
              {...reason}
              maxLength={500}
              rows={2}
              value={why}
              onChange={(event) => setWhy(event.target.value)}
            />
          )}
        </Question>
      )}
    </div>
  );
}
