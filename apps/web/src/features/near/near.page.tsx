import { redirect } from 'react-router';
import { isPoint } from '../../domain/near/near.ts';
import { apiOf } from '../../lib/api/api-of.server.ts';
import { searchOf } from '../../lib/api/request.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { Card } from '../../ui/Card.tsx';
import { TitledPage } from '../../ui/TitledPage.tsx';
import type { Route } from './+types/near.page';
import { LocateButton } from './LocateButton.tsx';
import css from './near.module.css';
import { SectorForm } from './SectorForm.tsx';
import { texts } from './texts.ts';

const lists = ['/doctors', '/hospital-clinics', '/laboratories', '/pharmacies', '/basket'] as const;
/** The parameters of this page, and `_routes`, which the router adds; all other parameters belong to the list. */
const own = ['list', 'near', 'sent', '_routes'];

/**
 * The page asks people where they are. It then returns to the list from which they came, which is ordered by distance.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const search = new URL(request.url).searchParams;
  const list = lists.find((path) => path === search.get('list')) ?? '/doctors';
  const typed = search.get('near')?.trim();
  const others = [...search].filter(([name]) => !own.includes(name));
  const kept = { ...Object.fromEntries(others), 'order-by': 'distance' };
  const { data: sectors } = await apiOf(context)('GET /sectors', { signal: request.signal });
  const isSent = search.has('sent');
  const known = typed && sectorNamed(sectors, typed);
  if (isSent && known) throw redirect(`${list}?${searchOf({ ...kept, near: known })}`);
  return { list, kept, sectors, typed: typed && !isPoint(typed) ? typed : '', isRefused: isSent };
}

const sectorNamed = (sectors: string[], typed: string): string | undefined =>
  sectors.find((label) => label.toLowerCase() === typed.toLowerCase());

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { path: '/near', title: texts.en.title, description: texts.en.says, index: false });

export default function Near({ loaderData }: Route.ComponentProps) {
  const t = useTexts(texts);
  const { list, kept } = loaderData;
  return (
    <TitledPage home={t.home} title={t.title}>
      <Card className={css.card}>
        <p>{list === '/basket' ? t.saysHowFar : t.says}</p>
        <LocateButton to={(near) => `${list}?${searchOf({ ...kept, near })}`} />
        <SectorForm key={loaderData.typed} {...loaderData} />
      </Card>
    </TitledPage>
  );
}
