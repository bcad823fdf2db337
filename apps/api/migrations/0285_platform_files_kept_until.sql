-- Lists that were written to a file, and copies of one's own data, are thrown away when their address has died.
alter table private_file add column kept_until timestamptz;
update private_file set kept_until = created_at + interval '1 hour' where content_type = 'text/csv; charset=utf-8';
drop index private_file_list;
create index private_file_kept_until on private_file (kept_until) where kept_until is not null;
