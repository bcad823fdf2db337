import type { DoctorCard } from '@ivuriro/contract';
import { Suspense } from 'react';
import { apiOf } from '../../lib/api/api-of.server.ts';
import { todayOf } from '../../lib/request-context.server.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { short } from '../../lib/language/money.ts';
import { optionalLazyPart } from '../../lib/lazy-component.ts';
import { pageMeta } from '../../lib/page-meta.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { Band } from '../../ui/Band.tsx';
import { Terraces } from '../../ui/Terraces.tsx';
import type { Route } from './+types/home.page';
import { Directories } from './Directories.tsx';
import { Hero } from './Hero.tsx';
import { HowTo } from './HowTo.tsx';
import css from './home.module.css';
import { texts } from './texts.ts';
import { About } from './About.tsx';
import { News } from './News.tsx';
import { Talks } from './Talks.tsx';
import { talksIn } from './talks.ts';

const NextAppointment = optionalLazyPart(() => import('../../features/appointments/patient/NextAppointment.tsx'));

const doctorsRead = 30;
const doctorsShown = 3;
const posts = 20;

export async function loader({ context, request }: Route.LoaderArgs) {
  const api = apiOf(context);
  const { signal } = request;
  const [{ data: metrics }, { data: list }, { data: blogs }, { data: contents }] = await Promise.all([
    api('GET /analytics', { signal }),
    api('GET /doctors', { query: { per_page: doctorsRead }, signal }),
    api('GET /blogs', { query: { per_page: posts }, signal }),
    api('GET /static_contents', { signal }),
  ]);
  const doctors: DoctorCard[] = Array.isArray(list) ? list : list.data;
  return {
    metrics,
    soon: soonest(doctors),
    today: todayOf(context),
    news: blogs.data.map(({ id, title, image, created_at }) => ({ id, title, image, created_at })),
    talks: talksIn(contents.find(({ key }) => key === 'home_talks_slider_content')?.value ?? ''),
  };
}

function soonest(doctors: DoctorCard[]): DoctorCard[] {
  const at = ({ next_available: next }: DoctorCard) =>
    next ? `${next.date} ${next.time.endsWith('PM') ? 'p' : 'a'} ${next.time.replace(/^12/, '00')}` : 'z';
  return doctors
    .filter((doctor) => doctor.next_available)
    .toSorted((a, b) => at(a).localeCompare(at(b)))
    .slice(0, doctorsShown);
}

export const meta: Route.MetaFunction = ({ matches }) => {
  const base = (matches[0].loaderData as { config: { publicUrl: string } } | undefined)?.config.publicUrl ?? '';
  const { title, says } = texts.en;
  return pageMeta(matches, {
    path: '/',
    title,
    description: says,
    data: [
      {
        '@type': 'WebSite',
        name: 'Ivuriro',
        url: `${base}/`,
        potentialAction: {
          '@type': 'SearchAction',
          target: `${base}/search?text-search={text}`,
          'query-input': 'required name=text',
        },
      },
    ],
  });
};

export default function Home({ loaderData: { metrics, soon, today, news, talks } }: Route.ComponentProps) {
  const t = useTexts(texts);
  const account = useAccount();
  const figures = [
    { value: metrics.total_doctors, label: t.verifiedDoctors },
    { value: metrics.total_hospitals, label: t.hospitalCount },
    { value: metrics.total_laboratories, label: t.laboratoryCount },
    { value: metrics.total_pharmacies, label: t.pharmacyCount },
    { value: metrics.daily_visits, label: t.pageViews },
    { value: metrics.patients_served_everyday, label: t.served },
  ];
  return (
    <>
      {account?.account_type === 'patient' && (
        <Suspense>
          <NextAppointment key={account.id} />
        </Suspense>
      )}
      <Hero soon={soon} today={today} />
      <Band height={22} />
      <div className="wrap">
        <Directories metrics={metrics} faces={soon} />
      </div>
      <section aria-label={t.inFigures} className={css.figures}>
        <Terraces items={figures.map((figure) => ({ ...figure, shown: short(figure.value) }))} />
      </section>
      <HowTo doctor={soon[0]} />
      <Talks talks={talks} />
      <News posts={news} />
      <About />
    </>
  );
}
