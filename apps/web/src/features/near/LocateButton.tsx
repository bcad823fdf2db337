import { useState } from 'react';
import { useNavigate } from 'react-router';
import { pointText } from '../../domain/near/near.ts';
import { useEnteredPlace } from './use-entered-place.ts';
import { useInBrowser } from '../../lib/hooks/use-in-browser.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { pin, warning } from '../../ui/icons.ts';
import css from './near.module.css';
import { texts } from './texts.ts';

/** Long enough for a phone indoors, which finds its place by the network first. */
const longest = { maximumAge: 300_000, timeout: 15_000 };

/**
 * Asks the browser for the location, and opens the list from there; at once when somebody said before where they are.
 * Without JavaScript there is no button.
 */
export function LocateButton({ to }: { to: (near: string) => string }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const inBrowser = useInBrowser();
  useEnteredPlace(to);
  const [state, setState] = useState<'asked' | 'refused' | 'unavailable'>();
  if (!inBrowser) return null;
  const locate = () => {
    setState('asked');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => void navigate(to(pointText(coords)), { replace: true }),
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'refused' : 'unavailable'),
      longest,
    );
  };
  return (
    <>
      <Button onClick={locate} busy={state === 'asked' && t.locating} wide>
        <Icon of={pin} />
        {t.locate}
      </Button>
      {(state === 'refused' || state === 'unavailable') && (
        <Banner tone="ochre" icon={warning} role="alert">
          {t[state]}
        </Banner>
      )}
      <p className={css.or}>{t.or}</p>
    </>
  );
}
