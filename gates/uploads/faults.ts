import sharp from 'sharp';
import { beforeEach } from '../planting.ts';
import type { Fault } from '../prove.ts';
import type { ApiFixture } from '../api-fixture.ts';

/** Mistakes that somebody could make. */
export const faults: Fault<ApiFixture>[] = [
  {
    name: 'a picture keeps what the camera wrote into it',
    plant: ({ platform: { storage } }) => {
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
    plant: ({ platform: { storage } }) => {
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
    plant: ({ platform: { storage } }) => {
      storage.remove = async () => {};
    },
    caughtBy: /no row knows it/,
  },
  {
    name: 'bytes are thrown away with the first sweep',
    plant: ({ platform: { storage } }) => {
      const { list } = storage;
      storage.list = async function* (folder) {
        for await (const { key } of list(folder)) yield { key, at: new Date(0) };
      };
    },
    caughtBy: /may still be under way/,
  },
  {
    name: 'what somebody attaches is counted for nobody',
    plant: ({ platform: { pool } }) => beforeEach(pool, 'insert on private_file', 'new.uploaded_by := null;'),
    caughtBy: /110 MB in a day/,
  },
  {
    name: 'an address never dies',
    plant: ({ platform }) => {
      const now = new Date();
      platform.now = () => now;
    },
    caughtBy: /after 16 minutes/,
  },
];
