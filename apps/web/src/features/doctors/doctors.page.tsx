import type { DoctorCard as Doctor } from '@ivuriro/contract';
import { apiOf } from '../../shared/api/api-of.server.ts';
import { searchOf } from '../../shared/api/request.ts';
import { DoctorCard } from '../../shared/doctors/DoctorCard.tsx';
import { dayOf } from '../../shared/i18n/dates.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { count } from '../../shared/i18n/money.ts';
import { baseOf, pageMeta, trail } from '../../shared/page-meta.ts';
import { Breadcrumb } from '../../shared/ui/Breadcrumb.tsx';
import { LinkButton } from '../../shared/ui/Button.tsx';
import { Select } from '../../shared/ui/Field.tsx';
import { Filters } from '../../shared/ui/Filters.tsx';
import { ListPage } from '../../shared/ui/ListPage.tsx';
import { SearchBox } from '../../shared/ui/SearchBox.tsx';
import { Empty } from '../../shared/ui/States.tsx';
import type { Route } from './+types/doctors.page';
import css from './doctors.module.css';
import { messages } from './messages.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = apiOf(context);
  const asked = new URL(request.url).searchParams;
  const text = asked.get('text-search')?.trim() ?? '';
  const specialty = asked.get('specialty') ?? '';
  const { signal } = request;
  const [{ data: list }, { data: specialities }, { data: metrics }] = await Promise.all([
    api('GET /doctors', { query: { 'text-search': text, specialty, page: asked.get('page') ?? undefined }, signal }),
    api('GET /specialties', { query: { showOnlyDoctorsSpecialities: '1' }, signal }),
    api('GET /analytics', { signal }),
  ]);
  if (Array.isArray(list)) throw new TypeError('A page was asked for.');
  const { data: doctors, total, current_page, last_page } = list;
  return {
    doctors: doctors as Doctor[],
    total,
    page: current_page,
    lastPage: last_page,
    specialities,
    verified: metrics.total_doctors,
    text,
    specialty,
    today: dayOf(new Date()),
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) =>
  pageMeta(matches, {
    path: '/doctors',
    query: location.search,
    title: messages.en.listTitle,
    description: messages.en.listSays,
    index: !loaderData?.text,
    data: [trail(baseOf(matches), [{ name: messages.en.title, path: '/doctors' }])],
  });

export default function Doctors({ loaderData }: Route.ComponentProps) {
  const { doctors, total, page, lastPage, specialities, verified, text, specialty, today } = loaderData;
  const t = useMessages(messages);
  const to = (number: number) =>
    `/doctors?${searchOf({ 'text-search': text, specialty, page: number > 1 ? number : '' })}`;
  return (
    <div className="wrap">
      <Breadcrumb items={[{ label: t.home, to: '/' }, { label: t.title }]} />
      <h1>{t.heading(count(verified))}</h1>
      <div className={css.search}>
        <SearchBox
          label={t.searchLabel}
          placeholder={t.searchLabel}
          button={t.search}
          value={text}
          keep={specialty ? { specialty } : {}}
        />
      </div>
      <ListPage
        filters={
          <Filters
            key={`${text} ${specialty}`}
            keep={{ 'text-search': text }}
            clear={(specialty || text) && '/doctors'}
          >
            <Select
              label={t.speciality}
              name="specialty"
              defaultValue={specialty}
              empty={t.allSpecialities}
              options={specialities.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Filters>
        }
        found={t.found(count(total))}
        text={text}
        page={page}
        lastPage={lastPage}
        to={to}
        none={
          <Empty title={t.none} action={<LinkButton to="/doctors">{t.showAll}</LinkButton>}>
            {text && <p>{t.noneFor(text)}</p>}
            <p>{t.noneSays}</p>
          </Empty>
        }
        end={t.all(count(total))}
      >
        {doctors.map((doctor, index) => (
          <DoctorCard key={doctor.id} doctor={doctor} today={today} first={index === 0} />
        ))}
      </ListPage>
    </div>
  );
}
