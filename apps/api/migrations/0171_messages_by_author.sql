-- Who is erased is told how many of his messages stay with those who received them.
create index message_by_author on message (author_id) where author_id is not null;
