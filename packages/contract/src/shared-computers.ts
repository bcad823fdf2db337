import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { accountEntry } from './account-shapes.ts';
import { deviceToken } from './identity.ts';
import { memberRoles } from './member-roles.ts';
import { passwordAgain } from './second-factor.ts';
import { id, instant, nothing, oneLine } from './wire.ts';

/** The number of consecutive wrong PINs after which only the password opens a session. */
export const pinTries = 5;

const pin = z.string().regex(/^\d{6}$/, 'A PIN has six digits.');
const easy = /^(\d)\1{5}$|^123456$|^654321$/;

export const sharedComputers = {
  register: endpoint('POST /devices', {
    who: 'any',
    permission: 'computers.manage',
    object: 'own',
    audit: 'shared_computer.registered',
    budget: 'pin',
    body: z.strictObject({ name: oneLine(60), password: passwordAgain }),
    data: z.object({ id, device_token: z.string() }),
    status: 201,
    message: 'This computer is registered as shared',
    summary:
      'Registers a computer at which members of a provider change places by PIN; for owners and managers. The token is returned only this once. 422 `password_required` when the password was entered more than 15 minutes ago.',
  }),
  list: endpoint('GET /devices', {
    who: 'any',
    permission: 'computers.manage',
    object: 'own',
    audit: 'none',
    data: z.array(z.object({ id, name: z.string(), created_at: instant, last_used_at: instant })),
    summary: 'The shared computers of the provider, for owners and managers; the one that was used last comes first.',
  }),
  remove: endpoint('DELETE /devices/{id}', {
    who: 'any',
    permission: 'computers.manage',
    object: 'shared_computer@params.id',
    audit: 'shared_computer.removed',
    budget: 'write',
    params: z.object({ id }),
    data: nothing,
    message: 'The computer was removed',
    summary: 'Removes a shared computer: no PIN opens a session there any more, and those that one has opened end.',
  }),
  readPin: endpoint('GET /sessions/pin', {
    who: 'any',
    permission: 'computers.use',
    object: 'own',
    audit: 'none',
    data: z.object({ set: z.boolean() }),
    summary: 'Whether the member has a PIN for shared computers.',
  }),
  setPin: endpoint('POST /sessions/pin', {
    who: 'any',
    permission: 'computers.use',
    object: 'own',
    audit: 'pin.set',
    budget: 'pin',
    body: z.strictObject({
      pin: pin.refine((value) => !easy.test(value), 'This PIN is easy to guess. Choose another one.'),
      password: passwordAgain,
    }),
    data: nothing,
    message: 'Your PIN is set',
    summary:
      'Sets the PIN of a member of a provider, or replaces it. 422 `password_required` when the password was entered more than 15 minutes ago.',
  }),
  removePin: endpoint('DELETE /sessions/pin', {
    who: 'any',
    permission: 'computers.use',
    object: 'own',
    audit: 'pin.removed',
    budget: 'write',
    data: nothing,
    message: 'Your PIN was removed',
    summary: 'Removes the PIN: at a shared computer the password is needed again.',
  }),
  people: endpoint('POST /sessions/people', {
    who: 'public',
    object: 'none',
    audit: 'none',
    budget: 'shared_computer',
    body: z.strictObject({ device_token: deviceToken }),
    data: z.object({
      account_name: z.string(),
      computer_name: z.string(),
      people: z.array(
        z.object({
          member_id: id,
          /** The name of the person; null when the person opened the account and gave no name. */
          name: z.string().nullable(),
          role: z.enum(memberRoles),
          has_pin: z.boolean(),
        }),
      ),
    }),
    summary:
      'The members who signed in with their password at this computer within 30 days, the latest first. 404 `computer_removed` when it is not registered.',
  }),
  switch: endpoint('POST /sessions/switch', {
    who: 'public',
    object: 'none',
    audit: 'session.switched',
    budget: 'shared_computer',
    body: z.strictObject({ device_token: deviceToken, member_id: id, pin }),
    data: z.array(accountEntry),
    message: 'Welcome to your account',
    summary:
      'Opens a session of a member by their PIN, at a computer where they signed in with their password within 30 days. The answer is a login list with one entry. 422 `pin_wrong` four times in a row, then `pin_ended`: from then on only the password helps. 404 `computer_removed` when the computer is not registered.',
  }),
};
