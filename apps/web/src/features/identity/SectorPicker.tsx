import { useEffect, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useMessages } from '../../shared/i18n/messages.ts';
import { Button } from '../../shared/ui/Button.tsx';
import { Select } from '../../shared/ui/Field.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import css from './identity.module.css';
import { messages } from './messages.ts';

type Props = { chosen: string; onChoose: (code: string, name: string) => void };

/** Province, district, sector: each appears once the one above is chosen. */
export function SectorPicker({ chosen, onChoose }: Props) {
  const t = useMessages(messages);
  const [province, setProvince] = useState('');
  const [district, setDistrict] = useState('');
  return (
    <div className={css.form}>
      <Level
        label={t.province}
        value={province}
        onChoose={(code) => {
          setProvince(code);
          setDistrict('');
        }}
      />
      {province && (
        <Level key={province} label={t.district} within={province} value={district} onChoose={setDistrict} />
      )}
      {district && <Level key={district} label={t.sector} within={district} onChoose={onChoose} />}
      {chosen && <p role="status">{t.chosen(chosen)}</p>}
    </div>
  );
}

type Division = { code: string; name: string };
type LevelProps = { label: string; within?: string; value?: string; onChoose: (code: string, name: string) => void };

function Level({ label, within, value, onChoose }: LevelProps) {
  const t = useMessages(messages);
  const [divisions, setDivisions] = useState<Division[] | 'failed'>([]);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const leaving = new AbortController();
    call('GET /locations', { query: { within }, signal: leaving.signal }).then(
      ({ data }) => setDivisions(data),
      () => !leaving.signal.aborted && setDivisions('failed'),
    );
    return () => leaving.abort();
  }, [within, attempt]);
  if (divisions === 'failed') {
    return (
      <Notice tone="danger" role="alert">
        {t.divisionsFailed}{' '}
        <Button variant="text" size="sm" onClick={() => setAttempt(attempt + 1)}>
          {t.tryAgain}
        </Button>
      </Notice>
    );
  }
  return (
    <Select
      label={label}
      value={value}
      empty={t.chooseOne}
      options={divisions.map(({ code, name }) => ({ value: code, label: name }))}
      onChange={({ target }) => onChoose(target.value, divisions.find(({ code }) => code === target.value)?.name ?? '')}
    />
  );
}
