import sharp from 'sharp';
import { addRowTrigger } from '../database-faults.ts';
import type { SeededFault } from '../prove.ts';
import type { ApiFixture } from '../api-fixture.ts';

/** Faults that a programmer could make. */
export const faults: SeededFault<ApiFixture>[] = [
  {
    name: 'a picture keeps what the camera wrote into it',
    inject: ({ platform: { storage } }) => {
      const { put } = storage;
      storage.put = async (key, bytes, type) =>
        put(
          key,
          Buffer.isBuffer(bytes) && type === 'image/webp'
            ? await sharp(bytes)
                .withExif({ IFD0: { Copyright: 'somebody' } })
                .webp()
                .toBuffer()
            : bytes,
          type,
        );
    },
    caughtBy: /written into it is still there/,
  },
  {
    name: 'an attached picture keeps what the camera wrote into it',
    inject: ({ platform: { storage } }) => {
      const { put } = storage;
      storage.put = async (key, bytes, type) =>
        put(
          key,
          Buffer.isBuffer(bytes) && type === 'image/png'
            ? await sharp(bytes)
                .withExif({ IFD0: { Model: 'of somebody' } })
                .png()
                .toBuffer()
                .catch(() => bytes)
            : bytes,
          type,
        );
    },
    caughtBy: /what the camera wrote into it is still there/,
  },
  {
    name: 'bytes are never thrown away',
    inject: ({ platform: { storage } }) => {
      storage.remove = async () => {};
    },
    caughtBy: /no row knows it/,
  },
  {
    name: 'bytes are thrown away with the first sweep',
    inject: ({ platform: { storage } }) => {
      const { list } = storage;
      storage.list = async function* (folder) {
        for await (const { key } of list(folder)) yield { key, at: new Date(0) };
      };
    },
    caughtBy: /may still be under way/,
  },
  {
    name: 'what somebody attaches is counted for nobody',
    inject: ({ platform: { pool } }) => addRowTrigger(pool, 'insert on private_file', 'new.uploaded_by := null;'),
    caughtBy: /110 MB in a day/,
  },
  {
    name: 'an address never dies',
    inject: ({ platform }) => {
      const now = new Date();
      platform.now = () => now;
    },
    caughtBy: /after 16 minutes/,
  },
];
