-- The administrator's lists of members, published or not, newest first, and those that wait.
create index provider_member on provider (kind, created_at desc, id desc) where deleted_at is null;
create index provider_waiting on provider (kind, created_at desc, id desc) where deleted_at is null and not is_published;
-- He finds them by every word, and by what they say on the phone.
create index provider_member_words on provider using gin (words) where deleted_at is null;
create index provider_member_email on provider (lower(email) text_pattern_ops) where deleted_at is null;
create index provider_member_phone on provider (phone text_pattern_ops) where deleted_at is null;
create index provider_member_code on provider (user_code) where deleted_at is null;

-- Who was deleted may come again with the same e-mail: of the accounts that live, a login has one of a type.
create unique index account_living_once on account (login_id, type) where deleted_at is null;
create index account_login on account (login_id);
alter table account drop constraint account_login_id_type_key;
