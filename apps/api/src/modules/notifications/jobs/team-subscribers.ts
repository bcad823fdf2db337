import { emitAll, on } from '../../../platform/outbox.ts';
import type { Platform } from '../../../platform/platform.ts';
import { weekdays } from '@ivuriro/contract/wire';
import { clockOfMinutes } from '../../../platform/clock.ts';
import { type ProviderRef, providerRefs, teamChanged } from '../../providers/index.ts';
import { contactOf, mailPerson, nameInMail } from '../../identity/index.ts';
import { type EnteredHours, hoursEntered } from '../../scheduling/index.ts';
import type { Fact } from './provider-mails.ts';
import { teamToldOf } from '../events.ts';
import { en, type TeamNewsTexts } from '../team-texts.ts';

/**
 * The changes of a team that are mailed both to the doctor and to the hospital or laboratory, whoever made them. All
 * other changes are not mailed to the side that made them.
 */
const mailedToBoth: TeamNewsTexts[] = ['accepted', 'linked', 'ended'];

interface TeamEmail {
  what: TeamNewsTexts;
  place_id: string;
  doctor_id: string;
  by: string;
  facts?: Fact[];
}

export const teamSubscriptions = [
  on(
    teamChanged,
    'tell_team',
    ({ changes }, platform: Platform) => tell(platform, changes),
    (payloads) => ({ changes: payloads.flatMap(({ changes }) => changes) }),
  ),
  on(hoursEntered, 'tell_entered_hours', ({ rows }, platform: Platform) =>
    tell(
      platform,
      rows.map((row) => ({
        what: row.is_available ? 'hours' : 'hoursTaken',
        place_id: row.hospital_id,
        doctor_id: row.doctor_id,
        by: row.entered_by,
        facts: [factOf(row)],
      })),
    ),
  ),
  on(teamToldOf, 'mail_team', mailTeam),
];

/** The line of a mail about one calendar row, such as "Every Tuesday: 08:00 – 12:00". */
function factOf({ day, date, starts_at, ends_at }: EnteredHours): Fact {
  const when = date ? en.date(date) : en.every(weekdays[day! - 1]!);
  return [when, `${clockOfMinutes(starts_at)} – ${clockOfMinutes(ends_at)}`];
}

/** Makes the open pages of both sides load the team again, and sends each side one mail for all changes of one kind. */
async function tell({ db, realtime }: Platform, news: TeamEmail[]): Promise<void> {
  const emails = new Map<string, { id: string; what: TeamNewsTexts; others: string[]; facts: Fact[] }>();
  for (const { what, place_id, doctor_id, by, facts = [] } of news)
    for (const [id, other] of [
      [doctor_id, place_id],
      [place_id, doctor_id],
    ] as const) {
      realtime.tell(id, 'arrival', { reference_type: 'TEAM', id: other, status: what });
      if (id === by && !mailedToBoth.includes(what)) continue;
      // a mail about working hours lists them without names, so it is about one place or doctor; any other mail may be
      // about several
      const key = facts.length > 0 ? `${id} ${what} ${other}` : `${id} ${what}`;
      const email = emails.get(key) ?? { id, what, others: [], facts: [] };
      if (!email.others.includes(other)) email.others.push(other);
      email.facts.push(...facts);
      emails.set(key, email);
    }
  await emitAll(db, teamToldOf, [...emails.values()]);
}

async function mailTeam(
  { id, what, others, facts }: NonNullable<(typeof teamToldOf)['payload']>,
  platform: Platform,
): Promise<void> {
  const { db, config } = platform;
  const refs = await providerRefs(db, [id, ...others]);
  const to = refs.get(id);
  const names = others.flatMap((one) => refs.get(one)?.name ?? []).map(nameInMail);
  if (!to || names.length === 0) return;
  const { email, name } = await contactOf(db, id);
  const words = en.team[sideOf(to)][what];
  await mailPerson(
    platform,
    email,
    {
      subject: words.subject(listed(names)),
      greeting: en.hello(name),
      lines: [words.line],
      facts: names.length > 1 ? names.map((one): Fact => [en.name[sideOf(to)], one]) : facts,
      action: { label: words.action, url: `${config.publicUrl}${pageOf(to, what)}` },
    },
    { kind: `team ${what}`, isEssential: true },
  );
}

const sideOf = ({ kind }: ProviderRef) => (kind === 'doctor' ? 'doctor' : 'place');
const pageOf = ({ kind }: ProviderRef, what: TeamNewsTexts): string =>
  what === 'hours' || what === 'hoursTaken' ? `/dashboard/${kind}/calendar` : `/dashboard/${kind}/customization#team`;

/** Joins names: "A", "A and B", "A, B and 3 more". */
function listed(names: string[]): string {
  if (names.length > 3) return `${names.slice(0, 2).join(', ')} ${en.more(names.length - 2)}`;
  return new Intl.ListFormat('en').format(names);
}
