import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { at } from './install.mjs';

const WORTH_IT = 200;

/**
 * Writes a .br and a .gz file beside every text asset. The best compression is slow, so it is done once at the build
 * and not for each request.
 */
export function precompress(folder = at('apps/web/build/client/assets')) {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(js|css|svg|json|geojson|map|txt|webmanifest)$/.test(name)) continue;
    const file = `${folder}/${name}`;
    const text = readFileSync(file);
    if (text.length < WORTH_IT) continue;
    const best = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: best }));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}

if (import.meta.filename === process.argv[1]) precompress();
