-- When a code of the second factor was last right on it; the password alone does not make a device known to codes.
alter table known_device add column code_at timestamptz;
