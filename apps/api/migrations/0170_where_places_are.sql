-- Whichever way an address comes in or changes, the point that was known of the old one goes with it, and `directory` hears of
-- it: it asks where the new one is. Until it knows, the map has the middle of the sector.
create function place_located() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.latitude, new.longitude) is not distinct from (old.latitude, old.longitude) then
    new.latitude := null;
    new.longitude := null;
  end if;
  if new.latitude is null and new.address is not null and new.sector_code is not null then
    insert into outbox (event, payload) values ('place.moved', jsonb_build_object('place_id', new.id));
  end if;
  return new;
end $$;
create trigger place_located_first before insert on place for each row execute function place_located();
create trigger place_located_anew before update on place for each row
  when ((new.address, new.sector_code) is distinct from (old.address, old.sector_code)) execute function place_located();

insert into outbox (event, payload) select 'place.moved', jsonb_build_object('place_id', id) from place
  where latitude is null and address is not null and sector_code is not null;
