-- A copy of one's data lists the files that one brought.
create index private_file_uploaded_by on private_file (uploaded_by) where uploaded_by is not null;
