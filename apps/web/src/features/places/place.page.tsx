import { apiOf } from '../../lib/api/api-of.server.ts';
import { todayOf } from '../../lib/request-context.server.ts';
import { onCard } from '../../domain/doctors/doctor-on-card.ts';
import { OpeningHours } from '../../domain/opening-hours/OpeningHours.tsx';
import { useTexts } from '../../lib/language/texts.ts';
import { Insurances } from '../../domain/insurances/Insurances.tsx';
import { baseOf, pageMeta, trail } from '../../lib/page-meta.ts';
import { Facilities } from '../../domain/places/Facilities.tsx';
import { NameList } from '../../ui/NameList.tsx';
import { areaOf } from '../../domain/places/place.ts';
import { PlaceTabs } from '../../domain/places/PlaceTabs.tsx';
import { Reviews } from '../../domain/reviews/Reviews.tsx';
import { DetailPage } from '../../ui/DetailPage.tsx';
import { RichText } from '../../ui/RichText.tsx';
import type { Route } from './+types/place.page';
import { AppointmentBanner } from './AppointmentBanner.tsx';
import { kindAt, kinds, pageOf } from './place-kinds.ts';
import { texts } from './texts.ts';
import { PlaceHead } from './PlaceHead.tsx';
import { PlacePanel } from './PlacePanel.tsx';
import { schemaOf } from './schema-org.ts';
import { Team, teamShown } from './Team.tsx';
import { PlaceLocation } from './PlaceLocation.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const kind = kindAt(request.url);
  const { data } = await apiOf(context)(kinds[kind].show, {
    params: { id: params.id },
    query: { team: teamShown },
    signal: request.signal,
  });
  const { availableDoctors, ...place } = data;
  const team = availableDoctors.map(onCard);
  return { kind, place, team, schema: schemaOf(kind, place), today: todayOf(context) };
}

export const meta: Route.MetaFunction = ({ loaderData, matches }) => {
  if (!loaderData) return [];
  const { kind, place, schema } = loaderData;
  const { path } = kinds[kind];
  const base = baseOf(matches);
  const at = areaOf(place);
  return pageMeta(matches, {
    path: pageOf(kind, place),
    title: at ? `${place.name}, ${at}` : place.name,
    description: texts.en.detailSays(place.name, at),
    image: `/og/${kind}/${place.id}.png`,
    data: [
      { ...schema, url: base + pageOf(kind, place), image: base + schema.image },
      trail(base, [
        { name: texts.en[kind].title, path },
        { name: place.name, path: pageOf(kind, place) },
      ]),
    ],
  });
};

export default function PlacePage({ loaderData: { kind, place, team, today } }: Route.ComponentProps) {
  const t = useTexts(texts);
  const { path, takesAppointments } = kinds[kind];
  return (
    <DetailPage
      crumbs={[{ label: t.home, to: '/' }, { label: t[kind].title, to: path }, { label: place.name }]}
      head={<PlaceHead place={place}>{kind === 'pharmacy' && <PlaceTabs id={place.id} current="about" />}</PlaceHead>}
      panel={<PlacePanel kind={kind} place={place} today={today} />}
    >
      <section>
        <h2>{t.about}</h2>
        {place.about ? <RichText html={place.about} /> : <p>{t.noAbout}</p>}
      </section>
      <OpeningHours hours={place.workingHours} today={today} />
      <NameList title={t.specialities} names={place.availableSpecialities} />
      <NameList title={t.services} names={place.otherServicesProvided} />
      <Insurances insurances={place.acceptedInsurances} />
      <Facilities facilities={place.facilities} />
      <Team place={place} doctors={team} today={today} />
      {takesAppointments && <AppointmentBanner place={place} />}
      <Reviews about={{ kind, id: place.id }} rating={place.review_ratings} reviews={place.reviews} />
      <PlaceLocation place={place} />
    </DetailPage>
  );
}
