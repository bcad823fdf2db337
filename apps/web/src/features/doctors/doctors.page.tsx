import type { DoctorCard as Doctor } from '@ivuriro/contract';
import { apiOf } from '../../lib/api/api-of.server.ts';
import { todayOf } from '../../lib/request-context.server.ts';
import { Distance } from '../../domain/near/Distance.tsx';
import { FromWhere } from '../../domain/near/FromWhere.tsx';
import { askWhere } from '../../domain/near/near.ts';
import { DoctorCard } from '../../domain/doctors/DoctorCard.tsx';
import { onCard } from '../../domain/doctors/doctor-on-card.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { count } from '../../lib/language/money.ts';
import { baseOf, pageMeta, trail } from '../../lib/page-meta.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { FilterPanel } from '../../ui/FilterPanel.tsx';
import { ListHead } from '../../ui/ListHead.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { SortOrder } from '../../ui/SortOrder.tsx';
import { Empty } from '../../ui/States.tsx';
import { droppable, WithoutOne } from '../../ui/WithoutOne.tsx';
import type { Route } from './+types/doctors.page';
import { addressOf, criteriaFrom, filters, orders, queryOf } from './doctor-filters.ts';
import { DoctorFilters } from './DoctorFilters.tsx';
import { texts } from './texts.ts';
import { setFilters } from './active-filters.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = apiOf(context);
  const search = new URL(request.url).searchParams;
  askWhere('/doctors', search);
  const criteria = criteriaFrom(search);
  const { signal } = request;
  const query = { ...queryOf(criteria), page: search.get('page') ?? undefined, facets: '1' };
  const [{ data: list }, { data: specialities }, { data: metrics }] = await Promise.all([
    api('GET /doctors', { query, signal }),
    api('GET /specialties', { query: { showOnlyDoctorsSpecialities: '1' }, signal }),
    api('GET /analytics', { signal }),
  ]);
  if (Array.isArray(list) || !list.facets) throw new TypeError('A page with its facets was asked for.');
  const { data: doctors, facets, total, current_page, last_page, without } = list;
  return {
    doctors: (doctors as Doctor[]).map(onCard),
    facets,
    without,
    total,
    page: current_page,
    lastPage: last_page,
    specialities,
    verified: metrics.total_doctors,
    criteria,
    today: todayOf(context),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  pageMeta(matches, {
    path: '/doctors',
    query: location.search,
    title: texts.en.listTitle,
    description: texts.en.listSays,
    index: !loaderData?.criteria.text,
    data: [trail(baseOf(matches), [{ name: texts.en.title, path: '/doctors' }])],
  });

export default function Doctors({ loaderData }: Route.ComponentProps) {
  const { doctors, facets, total, page, lastPage, specialities, verified, criteria, today, without } = loaderData;
  const { text } = criteria;
  const t = useTexts(texts);
  const narrowing = { criteria, facets, specialities };
  const set = setFilters(narrowing, t);
  const searched = { name: 'text-search', label: text, to: addressOf(criteria, { text: '' }) };
  return (
    <div className="wrap">
      <ListHead home={t.home} here={t.title} title={t.heading(count(verified))}>
        <SearchBox
          label={t.searchLabel}
          placeholder={t.searchLabel}
          button={t.search}
          value={text}
          keep={[...filters, 'order-by', 'near']}
        />
      </ListHead>
      <ListPage
        filters={
          <FilterPanel
            set={set}
            found={t.found(count(total))}
            often={!criteria.free && { label: t.freeOn.today!, to: addressOf(criteria, { free: 'today' }) }}
          >
            <DoctorFilters {...narrowing} />
          </FilterPanel>
        }
        found={t.found(count(total))}
        text={text}
        order={
          <>
            <SortOrder
              value={criteria.order}
              options={orders.map((order) => ({ value: order, label: t.orders[order] }))}
              keep={['text-search', ...filters, 'near']}
            />
            <FromWhere near={criteria.near} />
          </>
        }
        page={page}
        lastPage={lastPage}
        to={(number) => addressOf(criteria, {}, number)}
        none={
          <Empty title={t.none} action={<LinkButton to="/doctors">{t.showAll}</LinkButton>}>
            {text && <p>{t.noneFor(text)}</p>}
            <p>{t.noneSays}</p>
            <WithoutOne filters={droppable([...set, searched], without, t.found)} />
          </Empty>
        }
        end={t.all(count(total))}
      >
        {doctors.map((doctor, index) => (
          <DoctorCard
            key={doctor.id}
            doctor={doctor}
            today={today}
            first={index === 0}
            away={<Distance distance={doctor.distance} />}
          />
        ))}
      </ListPage>
    </div>
  );
}
