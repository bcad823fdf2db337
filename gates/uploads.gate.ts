import { errors } from '@ivuriro/contract/errors';
import { routes } from '../apps/api/src/app.ts';
import { waitForNoDisk } from './database.ts';
import { runGate, type GateRun } from './prove.ts';
import { random, quick, seed } from './seed.ts';
import { addresses } from './uploads/addresses.ts';
import { corpus } from './uploads/corpus.ts';
import { concurrentUploads, heavyPictures } from './uploads/concurrent-uploads.ts';
import { deaths } from './uploads/process-deaths.ts';
import { uploadEndpoints, unlike, type UploadEndpoint } from './uploads/upload-endpoints.ts';
import { faults } from './uploads/faults.ts';
import { orphanedFiles } from './uploads/orphaned-files.ts';
import { startApiFixture, type ApiFixture } from './api-fixture.ts';
import type { Case } from './uploads/case.ts';

/**
 * Sends about 480 generated files to every endpoint that takes files: each file must be accepted or refused as its case
 * expects, metadata must be removed from pictures, and memory must stay bounded. Then come concurrent uploads, altered
 * file URLs, and kills of the process during an upload. `--quick` sends each file to every third endpoint and kills
 * once, otherwise the gate kills 20 times.
 */
const sizes = quick
  ? { everyNth: 3, people: 4, tries: 60, kills: 1 }
  : { everyNth: 1, people: 12, tries: 2_000, kills: 20 };
let made: ReturnType<typeof corpus> | undefined;

const play: GateRun<ApiFixture> = async (inject) => {
  const every = await (made ??= corpus(random));
  console.log(`uploads: ${every.length} files, seed ${seed}`);
  const fixture = await startApiFixture(new Date());
  await waitForNoDisk(fixture.platform.pool);
  const turn = random.below(sizes.everyNth);
  const wrong: string[] = [];
  let judged = 0;
  try {
    await inject(fixture);
    const bounded = async (what: string, mb: number, work: () => Promise<string[]>) =>
      wrong.push(...(await atMost(what, mb, work)));
    const tried = await uploadEndpoints(fixture);
    const uploadRoutes = routes.filter(({ endpoint }) => endpoint.files).map(({ method, path }) => `${method} ${path}`);
    wrong.push(
      ...unlike(
        uploadRoutes,
        tried.map(({ route }) => route),
      ),
    );
    for (const [at, endpoint] of tried.entries())
      await bounded(endpoint.route, 400, async () => {
        const said: string[] = [];
        for (const file of every.filter((_, n) => (n + at + turn) % sizes.everyNth === 0)) {
          // only the concurrent uploads test the rate limits
          if (judged++ % 100 === 0) await fixture.platform.pool.query('delete from call_count');
          said.push(...(await judgeCase(endpoint, file)));
        }
        return said;
      });
    wrong.push(...(await addresses(fixture, random, sizes.tries)));
    await bounded('too much at once', 600, () => concurrentUploads(fixture));
    await bounded('the heaviest pictures at once', 600, () => heavyPictures(fixture, sizes.people));
    wrong.push(...(await orphanedFiles(fixture)));
    wrong.push(...(await deaths(fixture, random, sizes.kills)));
  } finally {
    await fixture.stop();
  }
  return { passed: judged - wrong.length, wrong };
};

await runGate(play, faults);

/** Sends one file to one endpoint; returns findings about the answer and the stored file. */
async function judgeCase(endpoint: UploadEndpoint, file: Case): Promise<string[]> {
  const expected = endpoint.verdict(file);
  const answer = await endpoint.send([file]);
  const said = (what: string) => `${endpoint.route}: ${file.what} (${JSON.stringify(file.name.slice(0, 60))}): ${what}`;
  const taken = answer.status < 300;
  if (answer.status >= 500) return [said(`answered with ${answer.status}: ${answer.text}`)];
  if (taken && (expected === 'kept' || expected === 'either')) return (await endpoint.look(file, answer)).map(said);
  if (!taken && (expected === 'refused' || expected === 'either')) return [];
  const right =
    expected in errors && answer.code === expected && answer.status === errors[expected as keyof typeof errors][0];
  return right ? [] : [said(`${expected} was expected; ${answer.status} ${answer.text}`)];
}

/** Runs the work and measures the memory of the process; growth by more than this number of MB is a finding. */
async function atMost(what: string, most: number, work: () => Promise<string[]>): Promise<string[]> {
  const before = process.memoryUsage.rss();
  const began = performance.now();
  let peak = before;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
  try {
    const wrong = await work();
    const more = Math.round((Math.max(peak, process.memoryUsage.rss()) - before) / 1_048_576);
    console.log(`${what}: ${((performance.now() - began) / 1_000).toFixed(1)} s, ${more} MB more than before`);
    return more > most ? [...wrong, `${what} took ${more} MB; ${most} MB is the most`] : wrong;
  } finally {
    clearInterval(watch);
  }
}
