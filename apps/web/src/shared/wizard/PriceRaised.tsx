import { useEffect, useRef } from 'react';
import { useMessages } from '../i18n/messages.ts';
import { Notice } from '../ui/Notice.tsx';
import { messages } from './messages.ts';

/** It costs more than was shown: said where it is seen, also by who has scrolled down to the ways to pay. */
export function PriceRaised({ now, before }: { now: string; before: string }) {
  const t = useMessages(messages);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [now]);
  return (
    <div ref={place}>
      <Notice tone="ochre" role="alert">
        {t.priceRaised(now, before)}
      </Notice>
    </div>
  );
}
