-- The name under which a doctor stands in a team, none while he is shown to nobody: of a large team the first and their
-- number are one stretch of an index, and not as many lookups.
alter table team_member add column shown_as text;

create function shown_name(one provider) returns text language sql immutable as $$
  select case when one.is_published and one.deleted_at is null then one.sort_name end
$$;

create function name_member() returns trigger language plpgsql as $$
begin
  -- whoever shows or hides him meanwhile comes after this row and renames it
  select shown_name(provider) into new.shown_as from provider where id = new.doctor_id for share;
  return new;
end $$;
create trigger member_named before insert on team_member for each row execute function name_member();

create function rename_member() returns trigger language plpgsql as $$
begin
  update team_member set shown_as = shown_name(new) where doctor_id = new.id;
  return null;
end $$;
create trigger member_renamed after update on provider for each row
  when (new.kind = 'doctor' and shown_name(new) is distinct from shown_name(old)) execute function rename_member();

update team_member set shown_as = shown_name(provider) from provider where provider.id = doctor_id;
create index team_member_shown on team_member (provider_id, shown_as, doctor_id) where shown_as is not null;
