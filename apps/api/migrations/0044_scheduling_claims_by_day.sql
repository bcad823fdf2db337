-- What is taken of a doctor's days, which a calendar asks for: the exclusion constraint's own index finds overlaps, but
-- walks many of its pages to do so. No claim is longer than a day.
alter table slot_claim add constraint slot_claim_within_a_day check (upper(during) - lower(during) <= interval '1 day');
create index slot_claim_day on slot_claim (doctor_id, lower(during)) where state in ('HELD', 'BOOKED');
