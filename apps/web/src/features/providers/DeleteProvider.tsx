import { callAt } from '../../lib/api/call.ts';
import { useCallAt } from '../../lib/api/use-call.ts';
import { money } from '../../lib/language/money.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Question } from '../../ui/Question.tsx';
import { ErrorState } from '../../ui/States.tsx';
import { useShowChange } from '../../ui/use-show-change.ts';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import type { MemberContext } from './providers.ts';
import css from './providers.module.css';
import { texts } from './texts.ts';

type Props = { providerContext: MemberContext; name: string; onGone: () => void; onClose: () => void };

/** The question before a profile is deleted: it lists the open appointments, orders and debts of the provider. */
export function DeleteProvider({ providerContext, name, onGone, onClose }: Props) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  const { sending, send } = useFormSubmit();
  const { data, isError, isFetching, refetch } = useCallAt(providerContext, 'GET /{kinds}/{owner_id}/deletion');
  const remove = () =>
    send(async () => {
      const reply = await callAt(providerContext, 'DELETE /{kinds}/{owner_id}');
      onGone();
      await showChange(reply, providerContext.id);
    });
  // a provider cannot be deleted until their open appointments and orders are counted; after an error the button counts
  // them again
  const uncounted = isError && !data;
  return (
    <Question
      busy={sending ? t.deleting : !data && (isFetching || !isError) && t.counting}
      {...(uncounted ? { yes: t.countAgain, mild: true } : {})}
      onYes={() => void (uncounted ? refetch() : remove())}
      onNo={onClose}
    >
      <p>{t.sure}</p>
      <p>{t.removeSays(name)}</p>
      <div role="status" className={css.what}>
        {data && <What {...data} />}
        {uncounted && <ErrorState title={t.countFailed} />}
      </div>
    </Question>
  );
}

function What({ visits, orders, owed }: { visits: number; orders: number; owed: number }) {
  const t = useTexts(texts);
  const open = visits + orders > 0;
  return (
    <>
      {open ? (
        <ul>
          {visits > 0 && <li>{t.appointments(visits)}</li>}
          {orders > 0 && <li>{t.orders(orders)}</li>}
          <li>{t.refunded}</li>
        </ul>
      ) : (
        <p>{t.nothingOpen}</p>
      )}
      <p>{owed > 0 ? t.owed(money(owed)) : owed < 0 ? t.owes(money(-owed)) : t.nothingOwed}</p>
    </>
  );
}
