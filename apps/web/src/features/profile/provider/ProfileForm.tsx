import type { Kind } from '@ivuriro/contract';
import { useState } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Question } from '../../../ui/Question.tsx';
import { GeneralInfo } from './GeneralInfo.tsx';
import { texts } from './texts.ts';
import { Pictures } from './Pictures.tsx';
import { picturesOf, type Profile } from './profile.ts';
import css from './profile.module.css';
import type { Editing } from './use-profile-form.ts';

type Props = {
  kind: Kind;
  editing: Editing;
  /** The stored profile; undefined while the provider is being created. */
  profile: Profile | undefined;
  /** Called when pictures were removed or reordered. */
  onChanged: () => Promise<unknown>;
};

/** The pictures and fields that one save stores together. */
export function ProfileForm({ kind, editing, profile, onChanged }: Props) {
  const t = useTexts(texts);
  return (
    <>
      <Card className={css.section}>
        <section>
          <h2>{t.pictureTitles[kind]}</h2>
          <Pictures
            kind={kind}
            id={profile?.id}
            stored={profile ? picturesOf(profile) : []}
            pictures={editing.pictures}
            onChanged={onChanged}
          />
        </section>
      </Card>
      <Card className={css.section}>
        <h2>{t.generalTitle}</h2>
        <GeneralInfo editing={editing} />
      </Card>
    </>
  );
}

/**
 * A bar that stays in view below the form. It says whether there are unsaved changes, and has buttons to save or
 * discard them.
 */
export function PublishBar({ editing }: { editing: Editing }) {
  const t = useTexts(texts);
  const [asking, setAsking] = useState(false);
  const discard = () => {
    editing.discard();
    setAsking(false);
  };
  return (
    <div className={css.publish}>
      <p role="status">{editing.dirty ? t.changed : t.unchanged}</p>
      {editing.dirty && (
        <Button variant="text" onClick={() => setAsking(true)}>
          {t.discard}
        </Button>
      )}
      {asking && (
        <Question
          title={t.discardTitle}
          yes={t.discard}
          no={t.goOn}
          busy={false}
          onYes={discard}
          onNo={() => setAsking(false)}
        >
          <p>{t.discardSays}</p>
        </Question>
      )}
      <Button busy={editing.publishing && t.publishing} onClick={() => void editing.publish()}>
        {t.publish}
      </Button>
    </div>
  );
}
