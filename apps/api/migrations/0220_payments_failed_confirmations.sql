-- How often money had arrived and making what it paid for failed unexpectedly; after some failures the money goes back.
alter table payment add column confirm_failures smallint not null default 0;
