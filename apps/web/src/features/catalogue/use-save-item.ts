import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError } from '../../lib/api/envelope.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { useUpload } from '../../domain/pictures/use-upload.ts';
import { showToast } from '../../ui/toasts.ts';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import { texts } from './texts.ts';

export type Saved = { id: string; message: string };
type ItemType = 'insurance' | 'facility' | 'drug';

/**
 * Saves an item and then its picture, and reads the lists again after each. The dialog closes when both are stored,
 * unless somebody typed in the meantime. If another item has the same name, the error is shown at the name field.
 */
export function useSaveItem(itemType: ItemType | undefined, known: string | undefined, done: (id: string) => void) {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const { sending, send } = useFormSubmit();
  const { picture, choose, share, upload } = useUpload();
  // a new item has an id once it is saved: if its picture is then refused, the next try updates the item
  const [id, setId] = useState(known);
  const [taken, setTaken] = useState<string>();
  const save = (write: (id: string | undefined) => Promise<Saved>, typedSince = () => false) =>
    send(async () => {
      setTaken(undefined);
      try {
        const saved = await write(id);
        setId(saved.id);
        await queries.invalidateQueries();
        if (picture && itemType) {
          if (!(await upload({ itemType, itemId: saved.id }))) return;
          await queries.invalidateQueries();
        }
        const more = typedSince();
        showToast({ message: more ? t.typedSince : saved.message });
        if (!more) done(saved.id);
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'name_taken') throw error;
        setTaken(error.message);
      }
    });
  return { sending, share, picture, setPicture: choose, taken, save };
}
