-- A visit that was put to another time left its room at the old one; since now they move together.
update meeting set starts_at = visit.starts_at, ends_at = visit.ends_at
from appointment visit
where visit.id = meeting.appointment_id and (visit.starts_at, visit.ends_at) <> (meeting.starts_at, meeting.ends_at);
