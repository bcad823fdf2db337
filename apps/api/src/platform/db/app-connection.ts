import type pg from 'pg';
import { StartRefused } from '../start-refused.ts';
import { Connection } from './connection.ts';
import { cannotWrite, invalidatePrimary, writesRefused } from './primary.ts';
import { appRole } from './role.ts';

const question = `select current_user = '${appRole}' and current_setting('ivuriro.role', true) is not distinct from 'visitor'
  as restricted, ${cannotWrite} as "readOnly"`;

/**
 * A connection of the product. Options of the connection set the restricted role, and a visitor as the current account.
 * A connection pooler may silently drop these options: then the connection would have the rights of the owner and see
 * all rows. So each new connection is checked.
 */
export class AppConnection extends Connection {
  protected override async open(): Promise<void> {
    await super.open();
    try {
      await this.prepare();
    } catch (error) {
      await this.end();
      throw error;
    }
  }

  protected async prepare(): Promise<void> {
    const { rows } = await (this as pg.Client).query<{ restricted: boolean; readOnly: boolean }>(question);
    const { restricted, readOnly } = rows[0]!;
    if (!restricted) throw new StartRefused(roleDropped);
    if (!readOnly) return;
    invalidatePrimary(this.address);
    throw writesRefused(this.address);
  }
}

/** A connection on which PostgreSQL refuses every write, by a setting of the session that no pooler can drop. */
export class ReadConnection extends AppConnection {
  protected override async prepare(): Promise<void> {
    await super.prepare();
    await (this as pg.Client).query('set default_transaction_read_only to on');
    this.isReadOnly = true;
  }
}

const roleDropped = `DATABASE_URL leads to a connection that is not the role ${appRole}, as through a connection pooler that drops the options of a connection: connect without it, or give the login the role as its own setting (docs/operations.md, "Through PgBouncer").`;
