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
  /** What is stored; none while the provider is yet to be made. */
  profile: Profile | undefined;
  /** Pictures went or changed their order. */
  onChanged: () => Promise<unknown>;
};

/** Pictures and fields: what one save stores together. */
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

/** Stays in sight below the form: what is not saved, and the way to save it. */
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
