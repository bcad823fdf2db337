-- A doctor works at a place when both want it: one side invites, the other accepts, and only then is there a team_member.
-- What has ended stays for a while: it counts for the invitations of the day, and a refusal is not asked about again at once.
create table team_invitation (
  id uuid primary key,
  provider_id uuid not null,
  place_kind text not null check (place_kind in ('hospital', 'laboratory')),
  doctor_id uuid not null references doctor,
  invited_by uuid not null check (invited_by in (provider_id, doctor_id)),
  created_at timestamptz not null,
  state text not null default 'INVITED' check (state in ('INVITED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
  ended_at timestamptz check ((ended_at is null) = (state = 'INVITED')),
  foreign key (provider_id, place_kind) references place (id, kind)
);
create unique index team_invitation_open on team_invitation (provider_id, doctor_id) where state = 'INVITED';
create index team_invitation_place on team_invitation (provider_id);
create index team_invitation_doctor on team_invitation (doctor_id);
create index team_invitation_inviter on team_invitation (invited_by, created_at);
create index team_invitation_ended on team_invitation (ended_at) where ended_at is not null;
