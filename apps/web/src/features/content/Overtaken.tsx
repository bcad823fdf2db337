import { useTexts } from '../../shared/i18n/texts.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { texts } from './texts.ts';
import type { TextKey } from './static-texts.ts';

type Props = { names: TextKey[]; onLoad: () => void };

/** What was begun over an older version is not saved; the new one takes its place when asked to. */
export function Overtaken({ names, onLoad }: Props) {
  const t = useTexts(texts);
  return (
    <Notice tone="ochre" role="status">
      <p>{`${names.map((name) => t.names[name]).join(', ')}: ${t.changedMeanwhile}`}</p>
      <Button variant="outlined" size="sm" onClick={onLoad}>
        {t.loadNew}
      </Button>
    </Notice>
  );
}
