import { addRowTrigger, interceptStatements, rewriteStatements } from '../database-faults.ts';
import type { SeededFault } from '../prove.ts';
import type { ApiFixture } from '../api-fixture.ts';

export const faults: SeededFault<ApiFixture>[] = [
  {
    name: 'a visit takes the minute at which the next one begins',
    inject: ({ platform: { pool } }) =>
      addRowTrigger(
        pool,
        'insert on slot_claim',
        `new.during := tstzrange(lower(new.during), upper(new.during), '[]');`,
      ),
    caughtBy: /the model says|shown/,
  },
  {
    name: 'a hold that is not paid never ends',
    inject: ({ platform: { pool } }) =>
      addRowTrigger(pool, 'insert on slot_claim', `new.hold_expires_at := new.hold_expires_at + interval '1 year';`),
    caughtBy: /the model says 201|shown|claim/,
  },
  {
    name: 'a hold gives way after its ten minutes although its payment is being confirmed',
    inject: ({ platform: { pool, reads } }) =>
      interceptStatements(
        pool,
        (text) =>
          // with this additional condition the product finds no payment that is being confirmed, so it releases the
          // hold
          /^select "id" from "payment" where "id" in \([^)]*\) and "status" = \$\d+$/.test(text)
            ? `${text} and false`
            : text,
        reads,
      ),
    caughtBy: /the model says (409|202)|shown|claim/,
  },
  {
    name: 'a cancelled visit keeps its time',
    inject: ({ platform: { pool } }) =>
      addRowTrigger(
        pool,
        'update on slot_claim',
        `if old.state = 'BOOKED' and new.state = 'RELEASED' then new.state := 'BOOKED'; end if;`,
      ),
    caughtBy: /the model says 201|shown|claim/,
  },
  {
    name: 'a visit is shown half an hour early',
    inject: ({ platform: { pool } }) =>
      addRowTrigger(pool, 'insert on calendar_row', 'new.starts_at := new.starts_at - 30;'),
    caughtBy: /shown|the model says (201|409)/,
  },
  {
    name: 'nobody takes the time of a cancelled visit although a second patient is booked in it',
    inject: ({ platform: { pool } }) =>
      interceptStatements(pool, (text) =>
        text.startsWith('select "id", "payment_id" from "appointment"')
          ? text.replace(' where ', ' where false and ')
          : text,
      ),
    caughtBy: /the model says|overbooked|claim|shown/,
  },
  {
    name: 'an absence leaves the time open',
    inject: ({ platform: { pool } }) =>
      addRowTrigger(
        pool,
        'insert on calendar_row',
        `if new.type = 'Hospital' and not new.is_available then new.ends_at := new.starts_at + 1; end if;`,
      ),
    caughtBy: /shown|the model says/,
  },
  {
    name: 'a patient keeps a hold in the time of an absence',
    inject: ({ platform: { pool } }) =>
      rewriteStatements(pool, 'where payment.id = held.payment_id', 'where false and payment.id = held.payment_id'),
    caughtBy: /the model says|shown|claim/,
  },
  {
    name: 'a visit that gets another doctor keeps the time of the one before',
    inject: ({ platform: { pool } }) =>
      addRowTrigger(
        pool,
        'update on slot_claim',
        `if old.state = 'BOOKED' and new.state = 'RELEASED'
           and exists (select from appointment where id = old.appointment_id and status = 'PENDING')
         then new.state := 'BOOKED'; end if;`,
      ),
    caughtBy: /the model says|claim|shown/,
  },
];
