import type { Kind } from '@ivuriro/contract/endpoint';
import { isDeepStrictEqual } from 'node:util';
import type { Db } from '../../../platform/db/pool.ts';
import { updateRows } from '../../../platform/db/rows.ts';
import { Problem } from '../../../platform/errors.ts';
import { renameAccounts } from '../../identity/index.ts';
import type { Line, ImportRows, ImportResult } from '../../imports/index.ts';
import { type KnownMember, knownByEmail } from '../queries/import-members.queries.ts';
import { addMembers, memberOf, type NewDoctor, type NewPlace } from './create-member.ts';
import { type Columns, providerColumns } from '../domain/profile-columns.ts';

type Form = NewDoctor | NewPlace;
interface Ways<T> {
  /**
   * Looks up what the lines refer to, such as sectors. Returns a function that converts one line into the columns of a
   * new member, or into the changes of a `known` one.
   */
  reader: (forms: T[]) => Promise<(form: T, known: Columns | undefined) => Columns>;
  /** Refreshes the search index after all lines are written. */
  refresh: (trx: Db, ids: string[]) => Promise<void>;
}
type MatchReader<T> = Line<T> & { columns: Columns; known: KnownMember | undefined };

/**
 * Imports members of a kind, recognised by e-mail address, in batches of some hundred lines, each batch in about a
 * dozen SQL statements.
 */
export function memberImporter<T extends Form>(trx: Db, kind: Kind, now: Date, ways: Ways<T>): ImportRows<T> {
  const seen = new Map<string, number>();
  return async (lines) => {
    const result: ImportResult = { added: 0, changed: 0, errors: [] };
    const refuse = ({ line }: Line<T>, message: string) => void result.errors.push({ line, message });
    const firsts = lines.filter((one) => {
      const email = one.row.email.toLowerCase();
      const before = seen.get(email);
      if (before) refuse(one, `Line ${before} has the same e-mail.`);
      else seen.set(email, one.line);
      return !before;
    });
    const read = await readLines(trx, kind, firsts, ways, refuse);
    const added = await add(
      trx,
      kind,
      read.filter(({ known }) => !known),
      now,
      refuse,
    );
    const changed = await change(trx, kind, read);
    await ways.refresh(trx, [...added, ...changed]);
    return { ...result, added: added.length, changed: changed.length };
  };
}

async function readLines<T extends Form>(
  trx: Db,
  kind: Kind,
  lines: Line<T>[],
  { reader }: Ways<T>,
  refuse: (line: Line<T>, message: string) => void,
): Promise<MatchReader<T>[]> {
  const known = await knownByEmail(
    trx,
    kind,
    lines.map(({ row }) => row.email.toLowerCase()),
  );
  const columnsOf = await reader(lines.map(({ row }) => row));
  return lines.flatMap((one) => {
    const [member, another] = known.get(one.row.email.toLowerCase()) ?? [];
    if (another) {
      refuse(one, 'More than one has this e-mail. Open the right one and change it there.');
      return [];
    }
    try {
      return [{ ...one, known: member, columns: columnsOf(one.row, member?.columns) }];
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refuse(one, error.sentences.join(' '));
      return [];
    }
  });
}

async function add<T extends Form>(
  trx: Db,
  kind: Kind,
  lines: MatchReader<T>[],
  now: Date,
  refuse: (line: Line<T>, message: string) => void,
): Promise<string[]> {
  const opened = await addMembers(
    trx,
    kind,
    lines.map(({ row, columns }) => memberOf(row, columns)),
    now,
  );
  for (const [at, one] of lines.entries()) {
    const refused = opened[at];
    if (refused instanceof Problem) refuse(one, refused.sentences.join(' '));
  }
  return opened.filter((id) => typeof id === 'string');
}

/** Updates the columns that differ. The e-mail address does not change, because it identifies the member. */
async function change<T extends Form>(trx: Db, kind: Kind, lines: MatchReader<T>[]): Promise<string[]> {
  const changes = lines.flatMap(({ row, columns, known }) => {
    if (!known) return [];
    const { id, name, phone } = known;
    const provider = { id, phone, ...providerColumns(row) };
    const part = { ...known.columns, ...columns };
    const same = isDeepStrictEqual([part, provider], [known.columns, { id, name, phone }]);
    return same ? [] : [{ provider, part: { id, ...part } }];
  });
  const providers = changes.map(({ provider }) => provider);
  await updateRows(
    trx,
    kind === 'doctor' ? 'doctor' : 'place',
    changes.map(({ part }) => part),
  );
  await updateRows(trx, 'provider', providers);
  await renameAccounts(
    trx,
    providers.map(({ id, name }) => ({ id, name })),
  );
  return providers.map(({ id }) => id);
}
