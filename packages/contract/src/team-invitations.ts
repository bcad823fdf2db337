import * as z from 'zod';
import { endpoint } from './endpoint.ts';
import { flag, id, instant, named, picture } from './wire.ts';

/** The largest number of invitations that one account may send within 24 hours. */
export const invitationsPerDay = 30;

const party = named.extend({ picture });
const teamInvitation = z.object({
  id,
  place: party.extend({ kind: z.enum(['hospital', 'laboratory']) }),
  doctor: party,
  /** RECEIVED when the caller received the invitation, SENT when the caller sent it. */
  direction: z.enum(['RECEIVED', 'SENT']),
  created_at: instant,
});

export const teamInvitations = {
  list: endpoint('GET /team_invitations', {
    who: 'any',
    permission: 'team.manage',
    object: 'own',
    audit: 'none',
    data: z.array(teamInvitation),
    summary: 'Team invitations that wait for an answer, both received and sent by the caller, newest first.',
  }),
  answer: endpoint('PUT /team_invitations/{id}', {
    who: 'any',
    permission: 'team.manage',
    object: 'team_invitation@params.id',
    budget: 'team',
    audit: 'team.answered',
    params: z.object({ id }),
    body: z.strictObject({ accepted: flag }),
    data: z.object({ id, state: z.enum(['ACCEPTED', 'DECLINED', 'WITHDRAWN']) }),
    summary: 'Answers an invitation. The invited side accepts (1) or declines (0); the sender withdraws it (0).',
  }),
};
export type TeamInvitation = z.output<typeof teamInvitation>;
