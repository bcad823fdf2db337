import { useQueryClient } from '@tanstack/react-query';
import { callAt, type AnyProviderContext } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/envelope.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { texts } from './texts.ts';

export type What = 'review' | 'reply';

const decided = { review: 'POST /{kind}-reviews/{id}', reply: 'POST /{kind}_review_reply/{id}' } as const;

/** Decides on one review or reply of the provider of this context, and reads again what is shown, whatever came of it. */
export function useModeration(providerContext: AnyProviderContext, what: What, id: string) {
  const t = useTexts(texts);
  const queries = useQueryClient();

  const act = async (run: () => Promise<{ message: string }>) => {
    try {
      showToast({ message: (await run()).message });
    } catch (error) {
      // its words were replaced: nobody has read the new ones yet
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      showToast({ message: t.changedMeanwhile, kind: 'warning' });
    }
    await queries.invalidateQueries();
  };

  return {
    decide: (accepted: boolean) =>
      act(() => callAt(providerContext, decided[what], { params: { id }, body: { accepted } })),
    remove: () => act(() => callAt(providerContext, 'DELETE /{kind}-reviews/{id}', { params: { id } })),
  };
}
