import { useNavigate } from 'react-router';
import { pointText } from '../../domain/near/near.ts';
import { useEnteredPlace } from './use-entered-place.ts';
import { useInBrowser } from '../../lib/hooks/use-in-browser.ts';
import { useLocate } from '../../lib/hooks/use-locate.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Banner } from '../../ui/Banner.tsx';
import { Button } from '../../ui/Button.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { pin, warning } from '../../ui/icons.ts';
import css from './near.module.css';
import { texts } from './texts.ts';

/**
 * The button that asks the browser for the location and opens the list with distances from there. If a place was
 * entered in this tab before, the list opens at once. Without JavaScript there is no button.
 */
export function LocateButton({ to }: { to: (near: string) => string }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const inBrowser = useInBrowser();
  useEnteredPlace(to);
  const { state, locate } = useLocate((position) => void navigate(to(pointText(position)), { replace: true }));
  if (!inBrowser) return null;
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
