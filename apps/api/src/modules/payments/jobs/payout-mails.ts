import { francs } from '../../../platform/money-text.ts';
import { mailOf } from '../../../platform/mail/email.ts';
import type { Platform } from '../../../platform/platform.ts';
import { accountRefs, administrators, contactOf, warnOwners } from '../../identity/index.ts';
import type { ApprovalNeeded } from '../events.ts';
import { maskedAccount } from '../presenters/masked-account.ts';
import { en } from '../texts.ts';
import { requestById } from '../queries/money-settings.queries.ts';
import { readPaymentInfo } from '../queries/payment-info.queries.ts';
import { payoutById } from '../queries/payouts.queries.ts';

/** Tells all owners of a provider, by mail and by text message, that its payout account was changed. */
export async function tellAccountChanged({ provider_id }: { provider_id: string }, platform: Platform): Promise<void> {
  const { db, config } = platform;
  const info = await readPaymentInfo(db, provider_id);
  if (!info) return;
  const { name } = await contactOf(db, provider_id);
  const { subject, line, first, action, after } = en.account;
  await warnOwners(platform, provider_id, {
    subject,
    greeting: en.hello(name),
    lines: [line(maskedAccount(info)), first],
    action: { label: action, url: `${config.publicUrl}/contact` },
    after: [after],
  });
}

export async function mailPayoutSent({ payout_id }: { payout_id: string }, platform: Platform): Promise<void> {
  const { db, config, mail } = platform;
  const payout = await payoutById(db, payout_id);
  const { email, name } = await contactOf(db, payout.provider_id);
  if (!email) return;
  const kind = (await accountRefs(db, [payout.provider_id])).get(payout.provider_id)!.account_type;
  const { subject, line, to, reference, action } = en.sent;
  await mail.send(
    mailOf(email, {
      subject,
      greeting: en.hello(name),
      lines: [line(francs(payout.amount))],
      facts: [
        ...(payout.destination ? [[to, maskedAccount(payout.destination)] as [string, string]] : []),
        ...(payout.reference ? [[reference, payout.reference] as [string, string]] : []),
      ],
      action: { label: action, url: `${config.publicUrl}/dashboard/${kind}/wallet` },
    }),
  );
}

/** Mails every administrator, except the one who made the request, that a payout or setting waits for approval. */
export async function mailApprovalNeeded({ what, id, by }: ApprovalNeeded, platform: Platform): Promise<void> {
  const { db, config, mail } = platform;
  const asker = (await accountRefs(db, [by])).get(by)!.name;
  const described = what === 'payout' ? francs((await payoutById(db, id)).amount) : await settingOf(platform, id);
  const { subject, line } = en.approval[what];
  const screen = what === 'payout' ? 'payouts' : 'settings';
  const { rows } = await administrators().execute(db);
  for (const other of rows.filter((one) => one.id !== by)) {
    const { email, name } = await contactOf(db, other.id);
    if (!email) continue;
    const url = `${config.publicUrl}/dashboard/admin/wallet/${screen}`;
    const content = { subject, greeting: en.hello(name), lines: [line(asker, described)] };
    await mail.send(mailOf(email, { ...content, action: { label: en.approval.action, url } }));
  }
}

async function settingOf({ db }: Platform, id: string): Promise<string> {
  const { kind, from_value, to_value } = await requestById(db, id);
  const [from, to] = [Number(from_value), Number(to_value)];
  return kind === null
    ? en.approval.limit(francs(from), francs(to))
    : en.approval.commission(kind, String(from), String(to));
}
