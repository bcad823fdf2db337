-- What was written about one order, asked for wherever the order is looked at.
create index message_reference on message (reference_id) where reference_id is not null;
