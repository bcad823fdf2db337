import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Button } from '../../ui/Button.tsx';
import { Confirmation } from '../../ui/Confirmation.tsx';
import { showToast } from '../../ui/toasts.ts';
import { ownTexts } from './own-texts.ts';

/** Withdraws the patient's own review after a confirmation; the page then reads its data again. */
export function WithdrawReview({ id }: { id: string }) {
  const t = useTexts(ownTexts);
  const { revalidate } = useRevalidator();
  const [asking, setAsking] = useState(false);
  const withdraw = async () => {
    const { message } = await call('DELETE /patient/reviews/{id}', { params: { id } });
    showToast({ message });
    await revalidate();
  };
  return (
    <>
      <Button variant="text" onClick={() => setAsking(true)}>
        {t.withdraw}
      </Button>
      {asking && (
        <Confirmation busy={t.withdrawing} act={withdraw} onClose={() => setAsking(false)}>
          <p>{t.sure}</p>
          <p>{t.withdrawSays}</p>
        </Confirmation>
      )}
    </>
  );
}
