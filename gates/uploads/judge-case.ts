import { errors } from '@ivuriro/contract/errors';
import type { Case } from './case.ts';
import type { UploadEndpoint } from './upload-endpoints.ts';

/** Sends one file to one endpoint; returns findings about the answer and the stored file. */
export async function judgeCase(endpoint: UploadEndpoint, file: Case): Promise<string[]> {
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
