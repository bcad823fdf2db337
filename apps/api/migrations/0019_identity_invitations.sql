-- A person who was invited to act for an account. They become a member by the mailed link, of which only the digest is
-- stored; the link works once, and until it expires.
create table member_invitation (
  id uuid primary key,
  account_id uuid not null references account,
  role text not null check (role in ('owner', 'manager', 'reception', 'nurse', 'cashier', 'technician', 'validator',
    'pharmacist', 'assistant')),
  name text not null,
  email text not null check (email = lower(email)),
  -- null until the mail is written
  token_hash bytea unique,
  invited_by uuid not null references membership,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  -- when the invitation was withdrawn, or replaced by a newer one to the same e-mail address
  ended_at timestamptz check (accepted_at is null or ended_at is null),
  over_at timestamptz generated always as (coalesce(accepted_at, ended_at, expires_at)) stored
);
create unique index member_invitation_open on member_invitation (account_id, email)
  where accepted_at is null and ended_at is null;
create index member_invitation_over on member_invitation (over_at);
create index member_invitation_email on member_invitation (email);
create index member_invitation_inviter on member_invitation (invited_by);
