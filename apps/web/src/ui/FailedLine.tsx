import { useTexts } from '../lib/language/texts.ts';
import { Button } from './Button.tsx';
import { texts } from './texts.ts';
import { Banner } from './Banner.tsx';

type Props = { says: string; onRetry: () => void };

/** A loading error with a retry button in one line. */
export function FailedLine(props: Props) {
  return (
    <p role="alert">
      <SaysAndRetry {...props} />
    </p>
  );
}

/** The error and the button of `FailedLine` in a red banner, for places where a plain line would be overlooked. */
export function FailedBanner(props: Props) {
  return (
    <Banner tone="danger" role="alert">
      <SaysAndRetry {...props} />
    </Banner>
  );
}

function SaysAndRetry({ says, onRetry }: Props) {
  const t = useTexts(texts);
  return (
    <>
      {says}{' '}
      <Button variant="text" size="sm" onClick={onRetry}>
        {t.tryAgain}
      </Button>
    </>
  );
}
