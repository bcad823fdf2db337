import { useQueryClient } from '@tanstack/react-query';
import { callAt, type AnyProviderContext } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/envelope.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { texts } from './texts.ts';

export type What = 'review' | 'reply';

const decisionCalls = { review: 'POST /{kind}-reviews/{id}', reply: 'POST /{kind}_review_reply/{id}' } as const;

/** The actions of an administrator on a review or reply. After each of them the shown lists are fetched again. */
export function useModeration(providerContext: AnyProviderContext, what: What, id: string) {
  const t = useTexts(texts);
  const queries = useQueryClient();

  const act = async (run: () => Promise<{ message: string }>) => {
    try {
      showToast({ message: (await run()).message });
    } catch (error) {
      // error 404: the author has withdrawn the review or replaced it by another one, or an administrator has deleted
      // it
      if (!(error instanceof ApiError) || error.status !== 404) throw error;
      showToast({ message: t.changedMeanwhile, kind: 'warning' });
    }
    await queries.invalidateQueries();
  };

  const decide = (accepted: boolean) =>
    act(() => callAt(providerContext, decisionCalls[what], { params: { id }, body: { accepted } }));

  return {
    approve: () => decide(true),
    withdrawApproval: () => decide(false),
    deleteReviewOrReply: () => act(() => callAt(providerContext, 'DELETE /{kind}-reviews/{id}', { params: { id } })),
  };
}
