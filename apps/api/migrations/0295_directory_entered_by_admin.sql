-- Whom an administrator entered (form or import), and who did not sign up: the administrator answers for what is known of them.
alter table provider add entered_by_admin boolean not null default false;
