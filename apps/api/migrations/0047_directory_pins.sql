-- A place that set its own point on the map keeps it when only its street address changes; in another sector it is wrong.
-- The geocoder looks up only what has no point.
alter table place add column is_pinned boolean not null default false;
alter table place add constraint pin_has_point check (not is_pinned or latitude is not null);

create or replace function place_located() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.latitude, new.longitude) is not distinct from (old.latitude, old.longitude) then
    if new.is_pinned and new.sector_code is not distinct from old.sector_code then return new; end if;
    new.latitude := null;
    new.longitude := null;
    new.is_pinned := false;
  end if;
  if new.latitude is null and new.address is not null and new.sector_code is not null then
    insert into outbox (event, payload) values ('place.moved', jsonb_build_object('place_id', new.id));
  end if;
  return new;
end $$;
