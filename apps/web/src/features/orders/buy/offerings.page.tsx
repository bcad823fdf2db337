import { apiOf } from '../../../lib/api/api-of.server.ts';
import { searchOf } from '../../../lib/api/request.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { count } from '../../../lib/language/money.ts';
import { Insurances } from '../../../domain/insurances/Insurances.tsx';
import { baseOf, pageMeta, trail } from '../../../lib/page-meta.ts';
import { PlaceTabs } from '../../../domain/places/PlaceTabs.tsx';
import { Breadcrumb } from '../../../ui/Breadcrumb.tsx';
import { LinkButton } from '../../../ui/Button.tsx';
import { Results } from '../../../ui/ListPage.tsx';
import { SearchBox } from '../../../ui/SearchBox.tsx';
import { Empty } from '../../../ui/States.tsx';
import type { Route } from './+types/offerings.page';
import { Basket } from './Basket.tsx';
import { texts } from './texts.ts';
import { offeringOfDrug, offeringOfTest } from './offerings.ts';
import { OfferingList } from './OfferingList.tsx';
import css from './offerings.module.css';
import { offeringsPathOf, placeOf, shops } from './provider-kinds.ts';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const api = apiOf(context);
  const { signal } = request;
  const { pathname, searchParams: asked } = new URL(request.url);
  const { id } = params;
  const kind = pathname.startsWith(shops.laboratory.places) ? 'laboratory' : 'pharmacy';
  const text = asked.get('text-search')?.trim() ?? '';
  const query = { 'text-search': text, page: asked.get('page') ?? undefined };
  const read = {
    laboratory: async () => {
      const { data } = await api('GET /laboratory-tests', { query: { ...query, laboratory_id: id }, signal });
      return { ...data, data: data.data.map(offeringOfTest) };
    },
    pharmacy: async () => {
      const { data } = await api('GET /view_pharmacy/{id}/drugs', { params: { id }, query, signal });
      return { ...data, data: data.data.map(offeringOfDrug) };
    },
  };
  const [{ data: place }, found] = await Promise.all([
    api(shops[kind].show, { params: { id }, query: { team: 0 }, signal }),
    read[kind](),
  ]);
  return {
    shop: { kind, id } as const,
    name: place.name,
    insurances: place.acceptedInsurances,
    offerings: found.data,
    total: found.total,
    page: found.current_page,
    lastPage: found.last_page,
    text,
  };
}

export const meta: Route.MetaFunction = ({ loaderData, location, matches }) => {
  if (!loaderData) return [];
  const { shop, name, text } = loaderData;
  const words = texts.en[shop.kind];
  const base = baseOf(matches);
  return pageMeta(matches, {
    path: offeringsPathOf(shop),
    query: location.search,
    title: words.pageTitle(name),
    description: words.pageSays(name),
    index: !text,
    data: [
      trail(base, [
        { name: words.places, path: shops[shop.kind].places },
        { name, path: placeOf(shop) },
        { name: words.crumb, path: offeringsPathOf(shop) },
      ]),
    ],
  });
};

export default function Offerings({ loaderData }: Route.ComponentProps) {
  const { shop, name, insurances, offerings, total, page, lastPage, text } = loaderData;
  const t = useTexts(texts);
  const words = t[shop.kind];
  const path = offeringsPathOf(shop);
  const to = (number: number) => `${path}?${searchOf({ 'text-search': text, page: number > 1 ? number : '' })}`;
  return (
    <div className="wrap">
      <Breadcrumb
        items={[
          { label: t.home, to: '/' },
          { label: words.places, to: shops[shop.kind].places },
          // the breadcrumb of a pharmacy ends with its name, because the tabs below the breadcrumb name the current
          // page
          ...(shop.kind === 'pharmacy'
            ? [{ label: name }]
            : [{ label: name, to: placeOf(shop) }, { label: words.crumb }]),
        ]}
      />
      <h1>{words.title(name)}</h1>
      {shop.kind === 'pharmacy' && <PlaceTabs id={shop.id} current="drugs" />}
      <div className={css.columns}>
        <div className={css.search}>
          <SearchBox
            key={shop.id}
            label={words.searchLabel}
            placeholder={words.searchLabel}
            button={t.search}
            value={text}
          />
          <noscript>
            <p>{t.noScript}</p>
          </noscript>
        </div>
        <div className={css.offerings}>
          <Results
            found={words.found(count(total))}
            text={text}
            page={page}
            lastPage={lastPage}
            to={to}
            none={
              <Empty title={words.none} action={text && <LinkButton to={path}>{words.showAll}</LinkButton>}>
                <p>{text ? words.noneFor(text) : words.noneSays}</p>
              </Empty>
            }
            end={words.end(count(total))}
          >
            {offerings.length > 0 && <OfferingList shop={shop} offerings={offerings} />}
          </Results>
          {shop.kind === 'pharmacy' && <Insurances insurances={insurances} />}
        </div>
        <Basket shop={shop} />
      </div>
    </div>
  );
}
