import type { Claimable } from '@ivuriro/contract';
import { useRef, useState } from 'react';
import { call } from '../../lib/api/call.ts';
import type { Api } from '../../lib/api/contract.ts';
import { ApiError } from '../../lib/api/envelope.ts';
import { useToday } from '../../lib/hooks/use-today.ts';
import { isDay, plainDate } from '../../lib/language/dates.ts';
import { useTexts } from '../../lib/language/texts.ts';
import type { Account } from '../../lib/session/accounts.ts';
import { addAccount } from '../../lib/session/session.ts';
import { Select, TextInput } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import { ageOn } from './age.ts';
import { texts } from './claim-texts.ts';
import { texts as family } from './texts.ts';

/**
 * The result of a claim: `ended` if it was refused for good, `own` if the record is now the person's own, or the
 * account of the child.
 */
export type Outcome = 'ended' | 'own' | Account;
type Relation = NonNullable<Api['POST /patient/claim']['body']['relation']>;
type Props = { record: Claimable; onEnd: (outcome: Outcome) => void; onClose: () => void };
/** The error codes after which another try cannot succeed. */
const final = ['claim_ended', 'not_found'];

/** Asks for the birth date of the record. If the record is that of a child, also asks for the relation to the child. */
export function ClaimForm({ record: { id, place, made_on }, onEnd, onClose }: Props) {
  const t = useTexts(texts);
  const f = useTexts(family);
  const today = useToday();
  const [birthDate, setBirthDate] = useState('');
  const [relation, setRelation] = useState<Relation | ''>('');
  const [tried, setTried] = useState(false);
  const { sending, send, wrong } = useFormSubmit();
  // the Idempotency-Key: a correct claim that is sent again, for example after a lost reply, gets the same reply again
  const key = useRef(crypto.randomUUID());
  const isChild = isDay(birthDate) && birthDate <= today && ageOn(today, birthDate).years < 16;
  const relations = Object.entries(f.relations).map(([value, label]) => ({ value, label }));
  const claim = () => {
    setTried(true);
    if (!birthDate || (isChild && !relation)) return;
    return send(async () => {
      const body = { id, birth_date: birthDate, ...(isChild && relation ? { relation } : {}) };
      const outcome = await call('POST /patient/claim', { body, idempotencyKey: key.current }).then(
        ({ data }) => data.child?.patient ?? ('own' as const),
        (error: unknown) => {
          if (error instanceof ApiError && final.includes(error.code)) return 'ended' as const;
          throw error;
        },
      );
      if (typeof outcome === 'object') addAccount(outcome);
      onEnd(outcome);
    }, t.notClaimed);
  };
  return (
    <FormDialog
      narrow
      title={t.title}
      words={{ send: t.claim, sending: t.claiming }}
      sending={sending}
      onSend={claim}
      onClose={onClose}
      noValidate
    >
      <p>{t.says(place, plainDate(made_on))}</p>
      <TextInput
        label={t.birthDate}
        name="birth_date"
        type="date"
        max={today}
        value={birthDate}
        error={tried && !birthDate ? t.needBirthDate : wrong['birth_date']}
        hint={t.birthDateHint}
        autoComplete="off"
        onChange={(event) => {
          key.current = crypto.randomUUID();
          setBirthDate(event.target.value);
        }}
      />
      {isChild && (
        <>
          <p>{t.childSays}</p>
          <Select
            label={f.relation}
            name="relation"
            value={relation}
            error={tried && !relation ? t.needRelation : undefined}
            empty={f.chooseOne}
            options={relations}
            onChange={(event) => {
              key.current = crypto.randomUUID();
              setRelation(event.target.value as Relation | '');
            }}
          />
        </>
      )}
    </FormDialog>
  );
}
