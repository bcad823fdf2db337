import { Card } from '../../shared/ui/Card.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { chevronDown } from '../../shared/ui/icons.ts';
import { RichText } from '../../shared/ui/RichText.tsx';
import type { Part } from './parts.ts';
import css from './Questions.module.css';

/** Questions that open on their answers, without JavaScript too. */
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
