import { useEffect, useRef } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { Banner } from '../../ui/Banner.tsx';
import { texts } from './texts.ts';

/**
 * Shows that the price is higher than the one shown before. Scrolls into view, because the person may be further down
 * the page.
 */
export function PriceRaised({ now, before }: { now: string; before: string }) {
  const t = useTexts(texts);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.scrollIntoView({ block: 'nearest' }), [now]);
  return (
    <div ref={place}>
      <Banner tone="ochre" role="alert">
        {t.priceRaised(now, before)}
      </Banner>
    </div>
  );
}
