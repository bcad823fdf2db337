import { useState } from 'react';
import { roleNames } from '@ivuriro/contract/role-names';
import { call } from '../../../lib/api/call.ts';
import type { Api } from '../../../lib/api/contract.ts';
import { ApiError } from '../../../lib/api/envelope.ts';
import { useAnswer } from '../../../lib/api/use-answer.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { enterInstead } from '../../../lib/session/lock.ts';
import { sharedComputer, storeSharedComputer } from '../../../lib/session/shared-computer.ts';
import { Button } from '../../../ui/Button.tsx';
import { Icon } from '../../../ui/Icon.tsx';
import { chevronRight } from '../../../ui/icons.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { SkeletonLines } from '../../../ui/SkeletonLines.tsx';
import { Empty, ErrorState } from '../../../ui/States.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { PinStep } from './PinStep.tsx';
import css from './shared-computer.module.css';
import { texts } from './texts.ts';

export type PersonHere = Api['POST /sessions/people']['data']['people'][number];

type Props = {
  /** Called when a session was opened by PIN. */
  onEntered: () => void;
  /** Called when the person presses the button for the sign-in with a password. */
  onSignIn: () => void;
};

/** The people who have worked at this computer, as buttons; a press on one opens the field for the PIN. */
export function PersonChoice({ onEntered, onSignIn }: Props) {
  const t = useTexts(texts);
  const roles = useTexts(roleNames);
  const device_token = sharedComputer()?.device_token ?? '';
  const { data, error, retry } = useAnswer(
    'people',
    (signal) => read(device_token, signal),
    // the request is not a GET, so it counts as a change in this tab: without this option the change would repeat the
    // request
    { staysAsShown: true },
  );
  const [chosen, setChosen] = useState<PersonHere | null>(null);
  const other = (
    <Button variant="outlined" wide onClick={onSignIn}>
      {data && data.people.length > 0 ? t.other : t.usePassword}
    </Button>
  );
  if (error?.code === 'computer_removed')
    return (
      <Empty title={t.removed} action={other}>
        <p>{t.removedSays}</p>
      </Empty>
    );
  if (!data) return error ? <ErrorState title={t.failed} onRetry={retry} /> : <Waiting />;
  const nameOf = ({ name, role }: PersonHere) => name ?? roles[role];
  const enter = async (person: PersonHere, pin: string) => {
    const body = { device_token, member_id: person.member_id, pin };
    const reply = await call('POST /sessions/switch', { body, asVisitor: true });
    enterInstead(reply.data);
    showToast({ message: t.now(nameOf(person)) });
    onEntered();
  };
  if (chosen)
    return (
      <PinStep
        name={nameOf(chosen)}
        face={<Face person={chosen} name={nameOf(chosen)} />}
        onPin={(pin) => enter(chosen, pin)}
        onBack={() => setChosen(null)}
        onSignIn={onSignIn}
      />
    );
  return (
    <div className={css.choice}>
      <p>{data.people.length > 0 ? t.who : t.nobody}</p>
      <ul className={css.people}>
        {data.people.map((person) => (
          <li key={person.member_id}>
            <button type="button" onClick={() => (person.has_pin ? setChosen(person) : onSignIn())}>
              <Face person={person} name={nameOf(person)} />
              <Icon of={chevronRight} />
            </button>
          </li>
        ))}
      </ul>
      {other}
    </div>
  );
}

async function read(device_token: string, signal: AbortSignal) {
  try {
    return await call('POST /sessions/people', { body: { device_token }, signal, asVisitor: true });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'computer_removed') storeSharedComputer(null);
    throw error;
  }
}

function Waiting() {
  const t = useTexts(texts);
  return <SkeletonLines says={t.loading} heights={['4.5rem', '4.5rem', '4.5rem']} />;
}

/** The picture of a person with their name and role. */
function Face({ person, name }: { person: PersonHere; name: string }) {
  const t = useTexts(texts);
  const role = useTexts(roleNames)[person.role];
  return (
    <>
      <Picture seed={person.member_id} alt="" width={44} />
      <span>
        <b>{name}</b>
        {[role !== name && role, !person.has_pin && t.byPassword].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}
