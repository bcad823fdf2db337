import sharp from 'sharp';
import type { Fault } from '../prove.ts';
import type { World } from '../world.ts';

/** Mistakes that somebody could make. */
export const faults: Fault<World>[] = [
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
    plant: ({ platform: { pool } }) =>
      pool.query(`create function of_nobody() returns trigger language plpgsql as $$ begin new.uploaded_by := null; return new; end $$;
        create trigger of_nobody before insert on private_file for each row execute function of_nobody()`),
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
