import type { PlaceCard as Place } from '@ivuriro/contract';
import { Link } from 'react-router';
import { apiOf } from '../../lib/api/api-of.server.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { count } from '../../lib/language/money.ts';
import { baseOf, pageMeta, trail } from '../../lib/page-meta.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { FromWhere } from '../../domain/near/FromWhere.tsx';
import { askWhere } from '../../domain/near/near.ts';
import { ListHead } from '../../ui/ListHead.tsx';
import { ListPage } from '../../ui/ListPage.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { SortOrder } from '../../ui/SortOrder.tsx';
import { Empty } from '../../ui/States.tsx';
import { droppable, WithoutOne } from '../../ui/WithoutOne.tsx';
import type { Route } from './+types/places.page';
import { addressOf, criteriaFrom, orders, queryOf } from './place-filters.ts';
import { kindAt, kinds } from './place-kinds.ts';
import { listTexts } from './list-texts.ts';
import css from './places.module.css';
import { texts } from './texts.ts';
import { PlaceCard } from './PlaceCard.tsx';
import { setFilters } from './active-filters.ts';
import { PlaceFilters } from './PlaceFilters.tsx';

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = apiOf(context);
  const { signal } = request;
  const kind = kindAt(request.url);
  const { bySpeciality, list, path, sectors, total } = kinds[kind];
  const search = new URL(request.url).searchParams;
  askWhere(path, search);
  const criteria = criteriaFrom(search, kind);
  const query = { ...queryOf(criteria), page: search.get('page') ?? undefined };
  const [{ data: found }, { data: sectorNames }, { data: metrics }, { data: insurers }, specialities] =
    await Promise.all([
      api(list, { query, signal }),
      api('GET /sectors', { query: { kind: sectors }, signal }),
      api('GET /analytics', { signal }),
      api('GET /insurances', { signal }),
      bySpeciality ? api('GET /specialties', { signal }) : undefined,
    ]);
  if (Array.isArray(found)) throw new TypeError('A page was asked for.');
  return {
    kind,
    places: found.data as Place[],
    total: found.total,
    without: found.without,
    page: found.current_page,
    lastPage: found.last_page,
    published: metrics[total],
    sectors: sectorNames,
    insurers: insurers.filter(({ id }) => id !== 'none').map(({ id, name }) => ({ id, name })),
    specialities: specialities?.data,
    criteria,
  };
}

const kept = ['specialty', 'sector', 'insurance_id', 'open-now'];

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { kind, criteria } = loaderData;
  const { listTitle, listSays } = listTexts.en[kind];
  return pageMeta(matches, {
    path: kinds[kind].path,
    query: location.search,
    title: listTitle,
    description: listSays,
    index: !criteria.text,
    data: [trail(baseOf(matches), [{ name: texts.en[kind].title, path: kinds[kind].path }])],
  });
};

export default function Places({ loaderData }: Route.ComponentProps) {
  const { kind, places, total, page, lastPage, published, criteria, without } = loaderData;
  const { text } = criteria;
  const {
    home,
    [kind]: { title },
  } = useTexts(texts);
  const t = useTexts(listTexts);
  const words = t[kind];
  const { path } = kinds[kind];
  const searched = { name: 'text-search', label: text, to: addressOf(kind, criteria, { text: '' }) };
  return (
    <div className="wrap">
      <ListHead home={home} here={title} title={words.heading(count(published))} lead={words.lead?.(count(published))}>
        <SearchBox
          key={kind}
          label={words.searchLabel}
          placeholder={words.searchLabel}
          button={t.search}
          value={text}
          keep={[...kept, 'order-by', 'near']}
        />
      </ListHead>
      <ListPage
        filters={<PlaceFilters key={kind} {...loaderData} found={words.found(count(total))} />}
        found={words.found(count(total))}
        text={text}
        order={
          <>
            {kind === 'pharmacy' && (
              <Link to="/basket" className={css.basket}>
                {t.basket}
              </Link>
            )}
            <SortOrder
              value={criteria.order}
              options={orders.map((order) => ({ value: order, label: t.orders[order] }))}
              keep={['text-search', ...kept, 'near']}
            />
            <FromWhere near={criteria.near} />
          </>
        }
        page={page}
        lastPage={lastPage}
        to={(number) => addressOf(kind, criteria, {}, number)}
        none={
          <Empty title={words.none} action={<LinkButton to={path}>{words.showAll}</LinkButton>}>
            {text && <p>{words.noneFor(text)}</p>}
            <p>{t.noneSays}</p>
            <WithoutOne filters={droppable([...setFilters(loaderData, t), searched], without, words.found)} />
          </Empty>
        }
        end={words.end(count(total))}
      >
        {places.map((place, index) => (
          <PlaceCard key={place.id} place={place} kind={kind} first={index === 0} />
        ))}
      </ListPage>
    </div>
  );
}
