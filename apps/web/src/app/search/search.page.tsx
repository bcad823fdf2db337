import { Link } from 'react-router';
import { PlaceCard } from '../../features/places/PlaceCard.tsx';
import { apiOf } from '../../lib/api/api-of.server.ts';
import { todayOf } from '../../lib/request-context.server.ts';
import { searchOf } from '../../lib/api/request.ts';
import { AddToList } from '../../domain/basket/AddToList.tsx';
import { DoctorCard } from '../../domain/doctors/DoctorCard.tsx';
import { onCard } from '../../domain/doctors/doctor-on-card.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { TitledPage } from '../../ui/TitledPage.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { SearchBox } from '../../ui/SearchBox.tsx';
import { Empty } from '../../ui/States.tsx';
import type { Route } from './+types/search.page';
import { type FoundItem, itemsFound, type Kind, kinds, paths, sections } from './search-results.ts';
import { texts } from './texts.ts';
import css from './search.module.css';

export async function loader({ context, request }: Route.LoaderArgs) {
  const text = new URL(request.url).searchParams.get('text-search')?.trim().slice(0, 100) ?? '';
  const { data } = await apiOf(context)('GET /search', {
    query: { 'text-search': text },
    signal: request.signal,
  });
  return { text, found: { ...data, doctors: data.doctors.map(onCard) }, today: todayOf(context) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { path: '/search', title: texts.en.title, description: texts.en.says, index: false });

/** The first five results of each kind, with a link to all results of this kind. */
export default function Search({ loaderData: { text, found, today } }: Route.ComponentProps) {
  const t = useTexts(texts);
  const sectionsFound = sections.filter((section) => found[section].length > 0);
  return (
    <TitledPage home={t.home} title={text ? t.titleFor(text) : t.title}>
      <div className={css.box}>
        <SearchBox
          label={t.searchLabel}
          placeholder={t.searchLabel}
          button={t.searchButton}
          action="/search"
          value={text}
        />
      </div>
      {!text && (
        <Empty title={t.begin}>
          <p>{t.beginSays}</p>
        </Empty>
      )}
      {text && sectionsFound.length === 0 && (
        <Empty title={t.none}>
          <p>{t.noneFor(text)}</p>
          {found.suggestions.length > 0 ? (
            <>
              <p>{t.instead}</p>
              <p className={css.ways}>
                {found.suggestions.map((other) => (
                  <LinkButton
                    key={other.text}
                    to={`/search?${searchOf({ 'text-search': other.text })}`}
                    variant="outlined"
                  >
                    {other.without ? t.without(other.text, other.without) : other.text}
                  </LinkButton>
                ))}
              </p>
            </>
          ) : (
            <p>{t.noneSays}</p>
          )}
          <p className={css.ways}>
            {kinds.map((kind) => (
              <LinkButton key={kind} to={paths[kind]} variant="outlined">
                {t.seeAll[kind]}
              </LinkButton>
            ))}
          </p>
        </Empty>
      )}
      {sectionsFound.map((section, at) => (
        <section key={section} className={css.kind} aria-label={t[section]}>
          <header>
            <h2>{t[section]}</h2>
            {section !== 'tests' && section !== 'drugs' && (
              <Link to={`${paths[section]}?${searchOf({ 'text-search': text })}`}>{t.seeAll[section]}</Link>
            )}
          </header>
          {section === 'tests' || section === 'drugs' ? (
            <Items items={itemsFound(found, section)} section={section} />
          ) : (
            <Cards kind={section} found={found} today={today} first={at === 0} />
          )}
        </section>
      ))}
    </TitledPage>
  );
}

/** Tests or drugs, each with a link to the places that have it. */
function Items({ items, section }: { items: FoundItem[]; section: 'tests' | 'drugs' }) {
  const t = useTexts(texts);
  return (
    <ul className={css.items}>
      {items.map(({ id, name, offeredBy, to }) => (
        <li key={id}>
          <b>{name}</b>
          {offeredBy > 0 ? (
            <Link to={to}>{t.inStockAt[section](offeredBy)}</Link>
          ) : (
            <span>{t.inStockNowhere[section]}</span>
          )}
          {section === 'drugs' && <AddToList drug={{ id, name }} />}
        </li>
      ))}
    </ul>
  );
}

const placeKinds = { hospitals: 'hospital', laboratories: 'laboratory', pharmacies: 'pharmacy' } as const;

type SearchData = Route.ComponentProps['loaderData']['found'];

function Cards({ kind, found, today, first }: { kind: Kind; found: SearchData; today: string; first: boolean }) {
  return (
    <ul>
      {kind === 'doctors'
        ? found.doctors.map((doctor, index) => (
            <li key={doctor.id}>
              <DoctorCard doctor={doctor} today={today} first={first && index === 0} heading="h3" />
            </li>
          ))
        : found[kind].map((place, index) => (
            <li key={place.id}>
              <PlaceCard place={place} kind={placeKinds[kind]} first={first && index === 0} heading="h3" />
            </li>
          ))}
    </ul>
  );
}
