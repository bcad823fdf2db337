import { useTexts } from '../lib/language/texts.ts';
import { texts } from './texts.ts';
import { ErrorState } from './States.tsx';

type Props = {
  title: string;
  /** The sentence below the title. The default says that nothing is lost. */
  says?: string | undefined;
  onRetry: () => void;
};

/** A part of a page whose data could not be loaded, with a retry button. */
export function Failed({ title, says, onRetry }: Props) {
  const t = useTexts(texts);
  return (
    <ErrorState title={title} onRetry={onRetry}>
      <p>{says ?? t.nothingLost}</p>
    </ErrorState>
  );
}
