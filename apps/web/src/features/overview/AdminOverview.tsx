import type { ReactNode } from 'react';
import type { Api } from '../../lib/api/contract.ts';
import { useCall } from '../../lib/api/use-call.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { Failed } from '../../ui/Failed.tsx';
import { OverviewSkeleton } from './OverviewSkeleton.tsx';
import { Counters, type Figure } from './Counters.tsx';
import { Greeting } from './Greeting.tsx';
import { type Messages, texts } from './texts.ts';

type Figures = Api['GET /admin/overview']['data'];
type Props = {
  name: string;
  base: string;
  /** Draws the content below the counters. */
  children: (data: Figures) => ReactNode;
};

/** The overview of the whole platform, for administrators. */
export function AdminOverview({ name, base, children }: Props) {
  const t = useTexts(texts);
  const { data, isError, refetch } = useCall('GET /admin/overview', {}, { everyMs: MINUTE });
  return (
    <>
      <Greeting name={name} waiting={t.admin.says} />
      {data ? (
        <>
          <Counters items={figures(data, t, base)} />
          {children(data)}
        </>
      ) : isError ? (
        <Failed title={t.failed} onRetry={() => void refetch()} />
      ) : (
        <OverviewSkeleton />
      )}
    </>
  );
}

/** The interval of the requests: the server updates the figures once a minute. */
const MINUTE = 60_000;

const figures = (data: Figures, { admin: t }: Messages, base: string): Figure[] => [
  { label: t.appointments, value: data.monthly_apointments.total, to: `${base}/appointments` },
  { label: t.visitors, value: data.monthly_visitors, to: `${base}/user-analytics` },
  { label: t.prescriptions, value: data.monthlyPrescribedMedecines.total, to: `${base}/drugs` },
  { label: t.drugs, value: data.drugs, to: `${base}/drugs` },
  { label: t.members, value: data.members, to: `${base}/members` },
  { label: t.doctors, value: data.doctors, to: `${base}/members` },
];
