import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { texts } from './texts.ts';
import type { TextKey } from './static-texts.ts';

type Props = { names: TextKey[]; onLoad: () => void };

/**
 * A banner that names the texts that somebody else has changed during the edit. Its button replaces the edits with
 * their versions.
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
