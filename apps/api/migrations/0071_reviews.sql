-- A review that is replaced takes a new id, so that an approval reaches only the words that were read. Its replies follow.
alter table review_reply drop constraint review_reply_review_id_fkey;
alter table review_reply add foreign key (review_id) references review on delete cascade on update cascade;

create index review_of_provider on review (provider_id, created_at desc, id desc);
create index review_of_patient on review (patient_id, created_at desc, id desc);
create index review_of_all on review (created_at desc, id desc);
create index review_published on review (created_at desc, id desc) where accepted;
create index review_waiting on review (created_at, id) where not accepted;
create index review_reply_waiting on review_reply (review_id, created_at) where not accepted;

alter table notification drop constraint notification_notifiable_type_check;
alter table notification add check
  (notifiable_type in ('Appointment', 'Payment', 'Blog', 'ConsultationFile', 'Message', 'Review'));
alter table notification drop constraint notification_reference_type_check;
alter table notification add check
  (reference_type in ('Payment', 'Appointment', 'Blog', 'lab_results', 'prescription', 'Review'));
