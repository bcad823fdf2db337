import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { texts } from './texts.ts';
import type { TextKey } from './static-texts.ts';

type Props = { names: TextKey[]; onLoad: () => void };

/**
 * Names the texts that somebody else has changed during the edit. The button loads their versions in place of the
 * edits.
 */
export function NewerVersionBanner({ names, onLoad }: Props) {
  const t = useTexts(texts);
  return (
    <Banner tone="ochre" role="status">
      <p>{`${names.map((name) => t.names[name]).join(', ')}: ${t.changedMeanwhile}`}</p>
      <Button variant="outlined" size="sm" onClick={onLoad}>
        {t.loadNew}
      </Button>
    </Banner>
  );
}
