import { useState } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import { SearchPickerList } from '../../../ui/search-picker/SearchPickerList.tsx';
import type { Named } from '../../../ui/search-picker/search-function.ts';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { useShowChange } from '../../../ui/use-show-change.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { invites, linked, type Link, type LinkName } from './links.ts';
import { texts } from './texts.ts';
import type { ProfileContext } from './profile.ts';
import css from './profile.module.css';

type Props = { providerContext: ProfileContext; of: LinkName; present: Link[]; onClose: () => void };

/** The dialog that adds several items at once: they are found by a search, collected in a list, and saved together. */
export function AddLinks({ providerContext, of, present, onClose }: Props) {
  const t = useTexts(texts);
  const words = t.links[of];
  const asks = invites(providerContext, of);
  const showChange = useShowChange();
  const [chosen, setChosen] = useState<Named[]>([]);
  const { sending, send } = useFormSubmit();
  const save = () =>
    send(async () => {
      const added = await linked[of].add(
        providerContext,
        chosen.map(({ id }) => id),
      );
      await showChange(asks ? { message: t.invited } : added);
      onClose();
    });
  return (
    <Dialog
      narrow
      title={words.add}
      onClose={onClose}
      foot={
        <>
          <Button variant="outlined" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button
            busy={sending && (asks ? t.inviting : t.saving)}
            disabled={chosen.length === 0}
            onClick={() => void save()}
          >
            {asks ? t.invite : t.save}
          </Button>
        </>
      }
    >
      {asks && <p className={css.says}>{t.inviteSays}</p>}
      <SearchPickerList
        label={words.title}
        placeholder={words.find}
        find={linked[of].find}
        present={present.map(({ item, name }) => ({ id: item, name }))}
        chosen={chosen}
        onChange={setChosen}
      />
    </Dialog>
  );
}
