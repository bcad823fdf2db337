-- What is kept for a time (packages/contract/src/retention.ts) is found by its age.
create index notification_age on notification (created_at);
create index message_copy_deleted on message_copy (deleted_at) where deleted_at is not null;
create index message_copy_drafts on message_copy (at) where box = 'draft';
create index message_by_visitor on message (sent_at) where author_id is null;
create index message_to_visitor on message_recipient (message_id) where account_id is null;
create index payment_asked_for on payment (created_at) where request <> '{}';
create index gateway_event_age on gateway_event (received_at);
create index second_factor_begun on second_factor (created_at) where enrolled_at is null;
create index demo_mail_age on demo_mail (created_at);

-- What was sent stays as it was sent while anybody has it. When nobody has, the product may forget it: a message that
-- answers it no longer names it. Results of a laboratory are medical records and stay.
create or replace function refuse_sent_change() returns trigger language plpgsql as $$
begin
  if old.sent_at is null then
    return case when tg_op = 'DELETE' then old else new end;
  end if;
  if acts_as_system() then
    if tg_op = 'DELETE' and old.reference_id is null
      and not exists (select from message_copy where message_id = old.id) then
      return old;
    end if;
    if tg_op = 'UPDATE' and new.answers_id is null
      and to_jsonb(new) - 'answers_id' = to_jsonb(old) - 'answers_id' then
      return new;
    end if;
  end if;
  raise exception 'a sent message cannot be changed' using errcode = 'IV001';
end $$;

-- The product's role cannot remove what the gateway told. By this it can, and only what is older than any dispute.
create function forget_gateway_events(before timestamptz, most integer) returns integer
language sql security definer set search_path = public, pg_temp as $$
  with gone as (
    delete from gateway_event where ctid = any (array(
      select ctid from gateway_event where received_at <= least(before, now() - interval '18 months')
      order by received_at limit most))
    returning 1)
  select count(*)::integer from gone
$$;
revoke all on function forget_gateway_events from public;
grant execute on function forget_gateway_events to ivuriro_app;

-- A file that goes is looked for where it could still be attached.
create index appointment_attachment_file on appointment_attachment (file_id);
create index medical_order_attachment_file on medical_order_attachment (file_id);
create index payment_attachment_file on payment_attachment (file_id);
create index consultation_file_pdf on consultation_file (pdf_file_id) where pdf_file_id is not null;
create index consultation_file_version_pdf on consultation_file_version (pdf_file_id);
