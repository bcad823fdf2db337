import { useState } from 'react';
import type { Api } from '../../../lib/api/contract.ts';
import { plainDate } from '../../../lib/language/dates.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { Badge } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { texts } from './texts.ts';
import css from './my-data.module.css';
import { type RequestType, RequestDialog } from './RequestDialog.tsx';
import type { Whose } from './data-owner.ts';

type Request = Api['GET /data_requests']['data'][number];
const tones = { PENDING: 'ochre', DONE: 'tea', REFUSED: 'stone' } as const;

type Props = { requests: Request[]; of: Whose; onChanged: () => unknown };

export function Requests({ requests, of, onChanged }: Props) {
  const t = useTexts(texts);
  const [asking, setAsking] = useState<RequestType | null>(null);
  const waits = (type: RequestType) => requests.some((one) => one.type === type && one.status === 'PENDING');
  return (
    <section className={css.part} aria-labelledby="requests">
      <h2 id="requests">{t.requests}</h2>
      <p>{t.requestsSay[of]}</p>
      <div className={css.acts}>
        <Button variant="outlined" disabled={waits('CORRECTION')} onClick={() => setAsking('CORRECTION')}>
          {t.correct}
        </Button>
        <Button variant="outlined" disabled={waits('ERASURE')} onClick={() => setAsking('ERASURE')}>
          {t.erase}
        </Button>
      </div>
      <ul className={css.lines}>
        {requests.map((one) => (
          <li key={one.id}>
            <div>
              <h3>
                {t.types[one.type]} <Badge tone={tones[one.status]}>{t.statuses[one.status]}</Badge>
              </h3>
              <small>
                {t.askedOn(plainDate(new Date(one.created_at)))}
                {one.answered_at && `. ${t.answeredOn(plainDate(new Date(one.answered_at)))}`}
              </small>
              {one.text && <p>{one.text}</p>}
              {one.answer && <blockquote>{one.answer}</blockquote>}
            </div>
          </li>
        ))}
      </ul>
      {asking && <RequestDialog type={asking} of={of} onMade={onChanged} onClose={() => setAsking(null)} />}
    </section>
  );
}
