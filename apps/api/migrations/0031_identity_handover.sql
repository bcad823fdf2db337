-- From the day on which a child is 16, a guardian may hand the record over to it. Each guardian is told once: this is
-- when.
alter table membership add column told_of_age_at timestamptz;
alter table membership add constraint membership_told_of_age check (told_of_age_at is null or role = 'guardian');
create index membership_not_told_of_age on membership (account_id)
  where role = 'guardian' and until is null and told_of_age_at is null;

-- A notification of a guardian may be about a child.
alter table notification drop constraint notification_notifiable_type_check;
alter table notification add constraint notification_notifiable_type_check
  check (notifiable_type in ('Appointment', 'Payment', 'Blog', 'ConsultationFile', 'Message', 'Review', 'Dependant'));
alter table notification drop constraint notification_reference_type_check;
alter table notification add constraint notification_reference_type_check
  check (reference_type in ('Payment', 'Appointment', 'Blog', 'lab_results', 'prescription', 'Review', 'Dependant'));
