import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/envelope.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { texts } from './texts.ts';
import type { TextKey } from './static-texts.ts';

/** `version` is the one that the edit began from: the server refuses the update if there is a newer one. */
export type TextUpdate = { key: TextKey; value: string; version: number };

/** Saves texts one after the other; a text that somebody else changed meanwhile is not overwritten. */
export function useSaveText(done: (key: TextKey) => void) {
  const t = useTexts(texts);
  const queries = useQueryClient();
  const { sending, send, wrong } = useFormSubmit();
  const write = (staticTexts: TextUpdate[]) =>
    send(async () => {
      for (const { key, value, version } of staticTexts) {
        try {
          await call('POST /admin/update/static_contents', {
            body: { key, value, version },
          });
          done(key);
        } catch (error) {
          if (!(error instanceof ApiError)) throw error;
          void queries.invalidateQueries();
          const message = error.code === 'conflict' ? t.changedMeanwhile : error.message;
          throw new ApiError(error.status, {
            message: `${t.names[key]}: ${message}`,
            code: error.code,
            fields: { [key]: message },
          });
        }
      }
      showToast({ message: t.settingsSaved });
      await queries.invalidateQueries();
    });
  return { sending, write, wrong };
}
