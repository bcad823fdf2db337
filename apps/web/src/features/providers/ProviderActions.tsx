import { useState } from 'react';
import { callAt } from '../../lib/api/call.ts';
import type { Member } from '../../domain/providers/use-provider.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useMay } from '../../lib/session/permissions.ts';
import { Button, LinkButton } from '../../ui/Button.tsx';
import { Confirmation } from '../../ui/Confirmation.tsx';
import { useShowChange } from '../../ui/use-show-change.ts';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import { DeleteProvider } from './DeleteProvider.tsx';
import type { MemberContext } from './providers.ts';
import css from './providers.module.css';
import { texts } from './texts.ts';

type Props = {
  providerContext: MemberContext;
  member: Member;
  /** The path of the form that edits the profile. */
  edit: string;
  /** The path of a hospital's timetable. */
  calendar: string | undefined;
  /** Called when the profile was deleted. */
  onGone: () => void;
};

export function ProviderActions({ providerContext, member, edit, calendar, onGone }: Props) {
  const t = useTexts(texts);
  const showChange = useShowChange();
  const [question, setQuestion] = useState<'remove' | 'unpublish'>();
  const { sending, send } = useFormSubmit();
  const mayDelete = useMay('providers.delete');
  const publish = async (isPublished: boolean) =>
    showChange(await callAt(providerContext, 'POST /approve/{owner_id}', { body: { isPublished } }));
  const close = () => setQuestion(undefined);
  return (
    <div className={css.acts}>
      {mayDelete && (
        <Button variant="text" onClick={() => setQuestion('remove')}>
          {t.remove}
        </Button>
      )}
      {calendar && (
        <LinkButton to={calendar} variant="outlined">
          {t.calendar}
        </LinkButton>
      )}
      <LinkButton to={edit} variant="outlined" preventScrollReset>
        {t.edit}
      </LinkButton>
      {member.isPublished ? (
        <Button variant="outlined" onClick={() => setQuestion('unpublish')}>
          {t.unpublish}
        </Button>
      ) : (
        <Button busy={sending && t.saving} onClick={() => void send(() => publish(true))}>
          {t.approve}
        </Button>
      )}
      {question === 'unpublish' && (
        <Confirmation busy={t.saving} act={() => publish(false)} onClose={close}>
          <p>{t.sure}</p>
          <p>{t.unpublishSays(member.name)}</p>
        </Confirmation>
      )}
      {question === 'remove' && (
        <DeleteProvider providerContext={providerContext} name={member.name} onGone={onGone} onClose={close} />
      )}
    </div>
  );
}
