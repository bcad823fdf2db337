import type { Role } from '@ivuriro/contract/endpoint';
import type { MemberRole } from '@ivuriro/contract/member-roles';
import type { Route } from '../../apps/api/src/platform/http/call.ts';

/** A statement that these roles may, or may not, call the endpoints whose method and path match. */
interface RolePromise {
  of: readonly Role[];
  roles: readonly MemberRole[];
  at: RegExp;
  may: boolean;
}

const places = ['hospital', 'laboratory', 'pharmacy'] as const;
const providers = ['doctor', ...places] as const;
const staff = ['reception', 'nurse', 'technician', 'validator', 'pharmacist', 'assistant'] as const;
const may = (of: readonly Role[], roles: readonly MemberRole[], at: RegExp): RolePromise => ({
  of,
  roles,
  at,
  may: true,
});
const mayNot = (of: readonly Role[], roles: readonly MemberRole[], at: RegExp): RolePromise => ({
  ...may(of, roles, at),
  may: false,
});

/**
 * The expected permissions of roles, written independently of the table in the contract. A role with a permission too
 * many, or an endpoint with a wrong permission, contradicts these statements.
 */
const promises: readonly RolePromise[] = [
  // endpoints that each member calls about their own sign-in
  may(providers, [...staff, 'manager', 'cashier'], /sessions|_password$/),
  may(['admin'], ['finance', 'content', 'support'], /sessions(?!\/pin)|_password$/),
  // patients; a guardianship belongs to the guardian as a person and not to the patient record of the guardian
  mayNot(['patient'], ['guardian', 'representative'], /^DELETE \/patient\/dependants/),
  mayNot(['patient'], ['representative'], /\/handover$/),
  may(
    ['patient'],
    ['guardian', 'representative'],
    /^(?!DELETE \/patient\/(dependants|guardians)|POST \/patient\/dependants\/|POST \/patient\/(guardians|data_requests)|GET \/patient\/my_data).* \/(patient|messages|upload_file)\b/,
  ),
  may(['patient'], ['guardian'], /^POST \/patient\/guardians$| \/(patient\/)?(my_data|data_requests)$/),
  mayNot(
    ['patient'],
    ['representative'],
    /^POST \/patient\/guardians$|^POST \/(patient\/)?data_requests$| (\/patient)?\/my_data$/,
  ),
  // only the person who created a guardianship may end it, and in the matrix this person is the patient
  mayNot(['patient'], ['guardian', 'representative'], /^DELETE \/patient\/guardians/),
  // owners alone
  mayNot(providers, [...staff, 'manager', 'cashier'], / \/\w+\/payment_info$|my_data$|data_requests$/),
  // managers
  may(places, ['manager'], / \/\w+\/(transactions|payouts|update|insurance|working_hours|map_point|reviews)$/),
  may(['hospital', 'laboratory'], ['manager'], / \/\w+\/(doctor|specialty)$/),
  // the wallet
  may(places, ['cashier'], / \/\w+\/(transactions|payouts)$/),
  mayNot(providers, staff, / \/\w+\/(transactions|payouts)$/),
  mayNot(
    places,
    ['cashier'],
    / \/(\w+\/(appointment(?!\/\{id\}\/payment$)|overview|test\/order|prescription)|messages)/,
  ),
  // the profile and the team
  mayNot(
    providers,
    [...staff, 'cashier'],
    /^(POST|PUT) \S+\/(update|update_profile|specialty|insurance|facilities|working_hours|map_point)$/,
  ),
  mayNot(['hospital', 'laboratory'], [...staff, 'cashier'], /^(POST|DELETE) \/\w+\/doctor(\/|$)/),
  // appointments
  may(['doctor', 'hospital'], ['reception'], / \/\w+\/appointment(s$|\/)/),
  // cash
  may(['hospital'], ['manager', 'cashier'], / \/hospital\/(receipts|cash_due$|appointment\/\{id\}\/payment$)/),
  may(['doctor', 'hospital'], ['reception'], / \/\w+\/(receipts|cash_due$|appointment\/\{id\}\/payment$)/),
  may(
    ['laboratory', 'pharmacy'],
    ['manager', 'reception', 'cashier'],
    / \/\w+\/(receipts|orders_due$|order\/\{id\}\/payment$|papers\/receipt$)/,
  ),
  mayNot(
    ['laboratory', 'pharmacy'],
    ['technician', 'validator', 'pharmacist', 'assistant'],
    / \/\w+\/(receipts|orders_due$|order\/\{id\}\/payment$|papers\/receipt$)/,
  ),
  mayNot(['hospital'], ['nurse'], / \/hospital\/(receipts|cash_due$|appointment\/\{id\}\/payment$)/),
  may(['doctor', 'hospital'], ['reception'], / \/\w+\/agenda$/),
  may(['hospital'], ['manager', 'nurse'], / \/hospital\/agenda$/),
  mayNot(['hospital'], ['cashier'], / \/hospital\/agenda$/),
  may(['hospital'], ['nurse'], /^GET \/hospital\/appointment/),
  mayNot(['hospital'], ['nurse'], /^(POST|PUT) \/hospital\/appointment(?!\/\{id\}\/(arrival|call)$)/),
  may(['doctor', 'hospital'], ['reception'], / \/\w+\/absences(\/|$)/),
  mayNot(['hospital'], ['nurse', 'cashier'], / \/hospital\/absences(\/|$)/),
  may(['hospital'], ['nurse', 'manager'], / \/hospital\/(queue$|appointment\/\{id\}\/(arrival|call)$)/),
  may(['hospital'], ['nurse', 'reception'], /^POST \/hospital\/entrance_code$/),
  mayNot(['hospital'], ['cashier'], / \/hospital\/entrance_code$/),
  mayNot(['hospital'], ['nurse', 'reception'], /^PUT \/hospital\/entrance_code$/),
  may(['doctor', 'hospital'], ['reception'], /^GET \/\w+\/queue$/),
  mayNot(['hospital'], ['cashier'], / \/hospital\/queue$/),
  // a reception closes time of one date and opens it again; the tests of the calendar cover its working time
  may(['doctor', 'hospital'], ['reception'], /^(POST|DELETE) \/\w+\/calendars/),
  mayNot(['doctor', 'hospital'], ['reception'], /^(POST|DELETE) \/\w+\/default_calendars/),
  mayNot(['doctor', 'hospital'], ['nurse', 'cashier'], /^(POST|DELETE) \/\w+\/(default_)?calendars/),
  may(['doctor', 'hospital'], ['reception'], / \/\w+\/patients/),
  may(['hospital'], ['manager'], / \/hospital\/patients/),
  may(['hospital'], ['nurse'], /^GET \/hospital\/patients/),
  mayNot(['hospital'], ['nurse'], /^POST \/hospital\/patients/),
  mayNot(['hospital'], ['cashier'], / \/hospital\/patients/),
  may(providers, ['reception', 'nurse'], / \/messages/),
  // what is medical
  mayNot(['doctor'], ['reception'], /consultation_file|meeting/),
  mayNot(['laboratory'], ['technician', 'reception', 'cashier'], /result/),
  may(['laboratory'], ['validator', 'manager'], /result/),
  mayNot(['pharmacy'], ['assistant', 'reception', 'cashier'], /^POST \/pharmacy\/prescription\/code/),
  may(['pharmacy'], ['pharmacist', 'manager'], /^POST \/pharmacy\/prescription\/code/),
  // orders and offerings
  may(['laboratory'], ['technician', 'validator'], / \/laboratory\/(test\/order|tests)/),
  may(['pharmacy'], ['pharmacist', 'assistant'], / \/pharmacy\/(prescription\/order|drug)/),
  may(['laboratory', 'pharmacy'], ['reception'], / \/\w+\/\w+\/orders\/\{id\}\/work$/),
  mayNot(['laboratory', 'pharmacy'], ['cashier'], / \/\w+\/\w+\/orders\/\{id\}\/work$/),
  mayNot(['laboratory', 'pharmacy'], ['reception', 'cashier'], /^(POST|PUT|DELETE) \/\w+\/(drug|tests)(\/|$)/),
  // the administration
  mayNot(
    ['admin'],
    ['finance', 'content', 'support'],
    /audit|breaches|\/admin\/(data_requests|patients)|administrators|import/,
  ),
  mayNot(['admin'], ['finance', 'content', 'support'], /^PUT \/admin\/(payout_limit|commissions)|money_settings/),
  mayNot(
    ['admin'],
    ['finance', 'content', 'support'],
    /^DELETE \/admin\/(doctors|hospitals|laboratories|pharmacies)\//,
  ),
  may(['admin'], ['finance'], /\/admin\/(payouts|\w+-transactions|\w+\/transactions|\w+\/payment_info)/),
  mayNot(['admin'], ['content', 'support'], /payout|transactions|payment_info|commissions/),
  may(['admin'], ['content'], /\/admin\/(blogs|static_contents|insurances|drugs|search-synonyms)(\/\{id\})?$/),
  mayNot(['admin'], ['finance', 'support'], /\/admin\/(blogs|update\/static|static_contents|insurances|drugs)/),
  mayNot(['admin'], ['finance', 'support'], /^(POST|DELETE) \/admin\/search-(misses|synonyms)/),
  may(['admin'], ['support'], /^(GET|POST|PUT) \/admin\/(doctors|hospitals|laboratories|pharmacies)(\/\{\w+\})?$/),
  mayNot(
    ['admin'],
    ['finance', 'content'],
    /\/admin\/(doctors|hospitals|laboratories|pharmacies|doctor\/appointment|\w+\/approve)/,
  ),
];

/** Whether a member with this role may call the route; undefined when no statement matches. */
export function promised({ method, path }: Route, of: Role, role: MemberRole): boolean | undefined {
  const about = promises.filter(
    (one) => one.of.includes(of) && one.roles.includes(role) && one.at.test(`${method} ${path}`),
  );
  if (new Set(about.map((one) => one.may)).size > 1)
    throw new Error(`Two promises contradict each other: ${role} of a ${of} at ${method} ${path}`);
  return about[0]?.may;
}
