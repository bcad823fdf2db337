import { errors } from '@ivuriro/contract/errors';
import type { Case } from './case.ts';
import type { UploadEndpoint } from './upload-endpoints.ts';

/** Sends one file to one address, and says what is wrong with what came of it. */
export async function judgeCase(door: UploadEndpoint, file: Case): Promise<string[]> {
  const wanted = door.verdict(file);
  const answer = await door.send([file]);
  const said = (what: string) => `${door.route}: ${file.what} (${JSON.stringify(file.name.slice(0, 60))}): ${what}`;
  const taken = answer.status < 300;
  if (answer.status >= 500) return [said(`answered with ${answer.status}: ${answer.text}`)];
  if (taken && (wanted === 'kept' || wanted === 'either')) return (await door.look(file, answer)).map(said);
  if (!taken && (wanted === 'refused' || wanted === 'either')) return [];
  const right =
    wanted in errors && answer.code === wanted && answer.status === errors[wanted as keyof typeof errors][0];
  return right ? [] : [said(`${wanted} was expected; ${answer.status} ${answer.text}`)];
}
