-- What a change of a status or setting replaced: {"amount": [1000000, 2000000]}. Account numbers are masked before.
alter table audit add column changes jsonb;
