-- The same denial again and again is one line that says how often.
alter table audit add column times integer not null default 1 check (times > 0);
