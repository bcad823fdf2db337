-- What somebody attached of late and in all, before more is taken.
create index private_file_by_uploader on private_file (uploaded_by, created_at) include (bytes);
