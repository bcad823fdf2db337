import type { Kind } from '@ivuriro/contract';
import { useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { texts } from './texts.ts';
import type { StoredPicture } from './profile.ts';

type PictureOrderOptions = {
  kind: Kind;
  id: string | undefined;
  stored: StoredPicture[];
  onChanged: () => Promise<unknown>;
};

/**
 * Changes the order of pictures. A new order is shown at once and saved; if the server refuses it, the old order is
 * shown again.
 */
export function usePictureOrder({ kind, id, stored, onChanged }: PictureOrderOptions) {
  const t = useTexts(texts);
  const [requested, setRequested] = useState<StoredPicture[]>();
  const [announcement, setAnnouncement] = useState('');
  const { sending, send } = useFormSubmit();
  const ordered = requested ?? stored;

  /** Moves the picture at `index` by a number of positions. */
  const move = (index: number, by: number) => {
    const to = index + by;
    const picture = ordered[index];
    if (!picture || !id || sending || to < 0 || to >= ordered.length) return;
    const order = ordered.toSpliced(index, 1).toSpliced(to, 0, picture);
    setRequested(order);
    void send(async () => {
      try {
        await call('PUT /order_files', { body: { itemType: kind, itemId: id, id: order.map((one) => one.id) } });
        await onChanged();
        setAnnouncement(to === 0 ? t.nowFirst : t.nowAt(to + 1, order.length));
      } finally {
        setRequested(undefined);
      }
    });
  };
  return { ordered, move, announcement };
}
