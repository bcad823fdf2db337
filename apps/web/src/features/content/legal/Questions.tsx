import { Card } from '../../../ui/Card.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { chevronDown } from '../../../ui/icons.ts';
import { RichText } from '../../../ui/RichText.tsx';
import type { Part } from './text-sections.ts';
import css from './Questions.module.css';

/** A list of questions, each of which expands to show its answer, also without JavaScript. */
export function Questions({ parts }: { parts: Part[] }) {
  return (
    <Card flush className={css.questions}>
      {parts.map(({ id, title, html }) => (
        <details key={id} id={id}>
          <summary>
            <h2>{title}</h2>
            <Icon of={chevronDown} />
          </summary>
          <div className={css.answer}>
            <RichText html={html} />
          </div>
        </details>
      ))}
    </Card>
  );
}
