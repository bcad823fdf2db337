import { alterDatabase, addRowTrigger, rewriteStatements } from '../database-faults.ts';
import type { SeededFault } from '../prove.ts';
import type { PaymentFixture } from './payment-fixture.ts';

const poolOf = ({ processes: [first] }: PaymentFixture) => first!.platform.pool;

/** Writes all ledger entries of a capture twice; debit and credit still balance. */
const creditAgain = `create function credit_again() returns trigger language plpgsql as $$
  declare again bigint;
  begin
    if (select count(*) from ledger_transaction where payment_id = new.payment_id and event = 'capture') > 1 then
      return null;
    end if;
    insert into ledger_transaction (event, owner_id, amount, commission, payment_id, at)
      values (new.event, new.owner_id, new.amount, new.commission, new.payment_id, new.at) returning id into again;
    insert into ledger_entry select again, account_id, amount from ledger_entry where transaction_id = new.id;
    update ledger_account a set balance = balance + e.amount from ledger_entry e
      where e.transaction_id = again and e.account_id = a.id;
    return null;
  end $$`;

export const faults: SeededFault<PaymentFixture>[] = [
  {
    name: 'a callback is credited twice',
    inject: (fixture) =>
      alterDatabase(
        poolOf(fixture),
        'drop index ledger_once_payment',
        creditAgain,
        `create constraint trigger credit_again after insert on ledger_transaction deferrable initially deferred
          for each row when (new.event = 'capture') execute function credit_again()`,
      ),
    caughtBy: /payments whose story in the ledger is not theirs/,
  },
  {
    name: 'a refund whose answer was lost is sent again without asking whether it went',
    inject: (fixture) => rewriteStatements(poolOf(fixture), '"tries" = tries + 1', '"tries" = tries'),
    caughtBy: /money that went back twice/,
  },
  {
    name: 'a commission is rounded down to whole tens',
    inject: (fixture) =>
      addRowTrigger(poolOf(fixture), 'insert on payment', 'new.commission := floor(new.commission / 10.0) * 10;'),
    caughtBy: /a commission that is not its percentage/,
  },
  {
    name: 'money that came for what is lost is kept',
    inject: (fixture) =>
      addRowTrigger(poolOf(fixture), 'insert on refund', `if new.reason = 'booking_lost' then return null; end if;`),
    caughtBy: /neither a booking nor a refund/,
  },
  {
    name: 'what cannot be made is tried again without end',
    inject: (fixture) => addRowTrigger(poolOf(fixture), 'update on payment', 'new.confirm_failures := 0;'),
    caughtBy: /the payment ended as VERIFYING, not REFUNDED/,
  },
  {
    name: 'who gets the money back for what could not be made is not told',
    inject: (fixture) =>
      addRowTrigger(
        poolOf(fixture),
        'insert on notification',
        `if new.notifiable_status = 'PaymentLostRefunded' then return null; end if;`,
      ),
    caughtBy: /the patient was told 0 times that it is REFUNDED/,
  },
];
