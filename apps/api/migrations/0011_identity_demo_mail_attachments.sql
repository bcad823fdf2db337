-- Files that go along with a mail: [{name, contentType, text}].
alter table demo_mail add column attachments jsonb not null default '[]';
