import { useLayoutEffect, useRef } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import { LinkButton } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { check } from '../../../ui/icons.ts';
import css from './contact.module.css';
import { texts } from './texts.ts';

export function ContactConfirmation() {
  const t = useTexts(texts);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);
  return (
    <div className={css.sent} role="status">
      <Icon of={check} size={24} />
      <h2 ref={heading} tabIndex={-1}>
        {t.sent}
      </h2>
      <p>{t.sentSays}</p>
      <LinkButton to="/contact" variant="outlined">
        {t.again}
      </LinkButton>
    </div>
  );
}
