import { Suspense, useState } from 'react';
import { apiOf } from '../../lib/api/api-of.server.ts';
import { todayOf } from '../../lib/request-context.server.ts';
import { texts as cardTexts } from '../../domain/doctors/texts.ts';
import { dayWord } from '../../domain/doctors/next-free-slot.ts';
import { OpeningHours } from '../../domain/opening-hours/OpeningHours.tsx';
import { useTexts } from '../../lib/language/texts.ts';
import { displayTime } from '../../lib/language/times.ts';
import { baseOf, pageMeta, trail } from '../../lib/page-meta.ts';
import { Reviews } from '../../domain/reviews/Reviews.tsx';
import { DetailPage } from '../../ui/DetailPage.tsx';
import type { Route } from './+types/doctor.page';
import { About } from './About.tsx';
import { Affiliations } from './Affiliations.tsx';
import { BookingBar, BookingPanel } from './BookingPanel.tsx';
import { DoctorHead } from './DoctorHead.tsx';
import { texts } from './doctor-texts.ts';
import { useAvailability } from './use-availability.ts';
import { DialogFrame } from '../../ui/DialogFrame.tsx';
import { lazyDialog } from '../../ui/lazy-dialog.tsx';
import { PlacesMap } from './PlacesMap.tsx';

const ViewMore = lazyDialog(() => import('./ViewMore.tsx'));

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { data: doctor } = await apiOf(context)('GET /show/doctor/{id}', {
    params: { id: params.id },
    signal: request.signal,
  });
  return { doctor, today: todayOf(context) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { doctor, today } = loaderData;
  const t = texts.en;
  const path = `/doctors/view/${doctor.id}`;
  const speciality = doctor.doctorSpecialties[0]?.name;
  const next =
    doctor.next_available &&
    `${dayWord(doctor.next_available.date, today, cardTexts.en)} ${displayTime(doctor.next_available.time)}`;
  const base = baseOf(matches);
  const rating = doctor.review_ratings;
  return pageMeta(matches, {
    path,
    title: t.detailTitle(doctor.name, speciality),
    description: t.detailSays(doctor.name, speciality, next ?? undefined),
    type: 'profile',
    image: `/og/doctor/${doctor.id}.png`,
    data: [
      {
        '@type': 'Physician',
        name: doctor.name,
        url: `${base}${path}`,
        image: `${base}${doctor.picture ? `/files/${doctor.picture.filename}` : `/art/${doctor.id}.svg`}`,
        ...(speciality ? { medicalSpecialty: speciality } : {}),
        ...(rating.total > 0
          ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: rating.overall, reviewCount: rating.total } }
          : {}),
        hospitalAffiliation: doctor.hospitalAffiliations.map(({ name }) => ({ '@type': 'Hospital', name })),
      },
      trail(base, [
        { name: t.title, path: '/doctors' },
        { name: doctor.name, path },
      ]),
    ],
  });
};

export default function DoctorPage({ loaderData }: Route.ComponentProps) {
  const { doctor, today } = loaderData;
  const t = useTexts(texts);
  const [more, setMore] = useState(false);
  const times = useAvailability(doctor, today);
  return (
    <DetailPage
      crumbs={[{ label: t.home, to: '/' }, { label: t.crumb, to: '/doctors' }, { label: doctor.name }]}
      head={<DoctorHead doctor={doctor} />}
      panel={<BookingPanel doctor={doctor} today={today} times={times} />}
      bar={<BookingBar times={times} today={today} />}
    >
      <About bio={doctor.bio} onMore={() => setMore(true)} />
      <Affiliations places={doctor.hospitalAffiliations} />
      <OpeningHours hours={doctor.workingHours} today={today} />
      <Reviews about={{ kind: 'doctor', id: doctor.id }} rating={doctor.review_ratings} reviews={doctor.reviews} />
      <PlacesMap places={doctor.hospitalAffiliations} />
      {more && (
        <Suspense fallback={<DialogFrame title={doctor.name} onClose={() => setMore(false)} />}>
          <ViewMore doctor={doctor} onClose={() => setMore(false)} />
        </Suspense>
      )}
    </DetailPage>
  );
}
