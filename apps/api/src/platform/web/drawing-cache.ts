import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../errors.ts';
import { Lane } from '../http/lane.ts';
import { newId } from '../ids.ts';

const most = 5_000;
const tidyEvery = 200;
const line = { atOnce: 1, waiting: 50, queueWaitMs: 5_000 };

/**
 * Caches pictures on disk by the hash of their contents. At most about 5,000 are stored, of which the oldest are
 * deleted first. Only one picture is drawn at a time, so that many requests cannot occupy all processors; the queue is
 * short, and requests for the same picture share one drawing.
 */
export function keptDrawings(folder: string, limit = most, every = tidyEvery) {
  const underWay = new Map<string, Promise<Buffer>>();
  const turns = new Lane(line);
  let written = 0;

  async function drawnAnew(file: string, draw: () => Promise<Buffer>): Promise<Buffer> {
    const bytes = await turns.within(draw);
    await mkdir(folder, { recursive: true });
    const beside = `${file}.${newId()}`;
    await writeFile(beside, bytes);
    await rename(beside, file);
    if (written++ % every === 0) await keepNewest(folder, limit);
    return bytes;
  }

  return async (content: unknown, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const hash = createHash('sha256').update(JSON.stringify(content)).digest('hex');
    const file = path.join(folder, `${hash}.png`);
    const kept = await bytesOf(file);
    if (kept) return kept;
    const drawing = underWay.get(hash) ?? drawnAnew(file, draw).finally(() => underWay.delete(hash));
    underWay.set(hash, drawing);
    return drawing;
  };
}

/** Deletes pictures that were drawn before this time. */
export async function deleteDrawings(folder: string, before: number): Promise<void> {
  const old = (await aged(folder)).filter(({ at }) => at < before);
  await Promise.all(old.map(({ name }) => rm(path.join(folder, name), { force: true })));
}

async function bytesOf(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

async function keepNewest(folder: string, limit: number): Promise<void> {
  const drawings = await aged(folder);
  const oldest = drawings.toSorted((a, b) => a.at - b.at).slice(0, Math.max(0, drawings.length - limit));
  await Promise.all(oldest.map(({ name }) => rm(path.join(folder, name), { force: true })));
}

/** The names of the cached pictures, with the time at which each was drawn; empty while the folder does not exist. */
async function aged(folder: string): Promise<{ name: string; at: number }[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return [];
    throw error;
  });
  return Promise.all(
    names.map(async (name) => ({ name, at: (await stat(path.join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
  );
}
