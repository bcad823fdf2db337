import type { DoctorCard } from '@ivuriro/contract';
import { Link } from 'react-router';
import type { Api } from '../../lib/api/contract.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { count } from '../../lib/language/money.ts';
import { Card } from '../../ui/Card.tsx';
import { Picture } from '../../ui/Picture.tsx';
import css from './Directories.module.css';
import { texts } from './texts.ts';

type Props = { metrics: Api['GET /analytics']['data']; faces: DoctorCard[] };

/** Links to the lists of doctors, hospitals, laboratories and pharmacies, each with its number of entries. */
export function Directories({ metrics, faces }: Props) {
  const t = useTexts(texts);
  const lists = [
    {
      to: '/doctors',
      name: t.doctors,
      total: metrics.total_doctors,
      says: t.doctorsSay,
      seeds: faces.map(({ id }) => id),
    },
    {
      to: '/hospital-clinics',
      name: t.hospitals,
      total: metrics.total_hospitals,
      says: t.hospitalsSay,
      seeds: ['hospital'],
    },
    {
      to: '/laboratories',
      name: t.laboratories,
      total: metrics.total_laboratories,
      says: t.laboratoriesSay,
      seeds: ['laboratory'],
    },
    {
      to: '/pharmacies',
      name: t.pharmacies,
      total: metrics.total_pharmacies,
      says: t.pharmaciesSay,
      seeds: ['pharmacy'],
    },
  ];
  return (
    <ul className={css.lists}>
      {lists.map(({ to, name, total, says, seeds }) => (
        <li key={to}>
          <Card flush className={css.list}>
            <span className={css.picture}>
              {seeds.map((seed) => (
                <Picture
                  key={seed}
                  seed={seed}
                  alt=""
                  width={seeds.length > 1 ? 120 : 320}
                  height={seeds.length > 1 ? 150 : 150}
                />
              ))}
            </span>
            <h2>
              <Link to={to}>{name}</Link>
            </h2>
            <p>
              <b>{count(total)}</b> {says}
            </p>
          </Card>
        </li>
      ))}
    </ul>
  );
}
