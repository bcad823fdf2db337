import { useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/call.ts';
import { ApiError } from '../../../lib/api/envelope.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { showToast } from '../../../ui/toasts.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { texts } from './texts.ts';
import type { TextKey } from './static-texts.ts';

/** The version is the one that was changed: where another stands by now, nothing is written. */
export type TextUpdate = { key: TextKey; value: string; version: number };

/** Writes texts one after the other; one that somebody else has changed meanwhile is not written over. */
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
