import type pg from 'pg';
import { StartRefused } from '../start-refused.ts';
import { Connection } from './connection.ts';
import { cannotWrite, forgetPrimary, writesRefused } from './primary.ts';
import { appRole } from './role.ts';

const question = `select current_user = '${appRole}' and current_setting('ivuriro.role', true) is not distinct from 'visitor'
  as restricted, ${cannotWrite} as "readOnly"`;

/**
 * A connection of the product. It begins as the restricted role and as a visitor, by options of the connection, and a
 * connection pooler may drop these without a word: then it would be the owner of all rows. So each new one is asked.
 */
export class AppConnection extends Connection {
  override async open(): Promise<void> {
    await super.open();
    const { restricted, readOnly } = await this.#properties();
    if (restricted && !readOnly) return;
    await this.end();
    if (!restricted) throw new StartRefused(roleDropped);
    forgetPrimary(this.address);
    throw writesRefused(this.address);
  }

  /** Whoever opens the connection does not listen to it yet, and an error of the socket that nobody hears ends the process. */
  async #properties(): Promise<{ restricted: boolean; readOnly: boolean }> {
    const client = this as pg.Client;
    // the query is told of it too
    const heard = () => {};
    client.on('error', heard);
    try {
      return (await client.query(question)).rows[0];
    } finally {
      client.off('error', heard);
    }
  }
}

const roleDropped = `DATABASE_URL leads to a connection that is not the role ${appRole}, as through a connection pooler that drops the options of a connection: connect without it, or give the login the role as its own setting (docs/operations.md, "Through PgBouncer").`;
