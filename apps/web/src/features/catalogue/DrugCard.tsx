import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../lib/api/call.ts';
import { DrugTile } from '../../domain/drugs/DrugTile.tsx';
import { useTexts } from '../../lib/language/texts.ts';
import { IconButton } from '../../ui/Button.tsx';
import { pencil, trash } from '../../ui/dialog-icons.ts';
import { useDialogTo } from '../../lib/hooks/use-dialog.ts';
import { useShowChange } from '../../ui/use-show-change.ts';
import { useFormSubmit } from '../../ui/use-form-submit.ts';
import css from './catalogue.module.css';
import { type Drug, formOf, saveDrug } from './drugs.ts';
import { texts } from './texts.ts';
import { RemovalQuestion } from './RemovalQuestion.tsx';

const stocks = ['IN_STOCK', 'OUT_STOCK'] as const;

export function DrugCard({ drug }: { drug: Drug }) {
  const { drugs: t, edit, remove } = useTexts(texts);
  const to = useDialogTo();
  const navigate = useNavigate();
  const showChange = useShowChange();
  const { sending, send } = useFormSubmit();
  const [asking, setAsking] = useState(false);
  const [chosen, setChosen] = useState(drug.status);
  const { id, name } = drug;
  // the chosen status is shown at once; if the server refuses the change, the stored status is shown again
  const status = sending ? chosen : drug.status;
  const set = (changed: Drug['status']) =>
    send(async () => {
      setChosen(changed);
      await showChange(await saveDrug(id, { ...formOf(drug, ''), status: changed }));
    });
  return (
    <DrugTile drug={drug} price={drug.price} out={status === 'OUT_STOCK'}>
      <fieldset className={css.stock} aria-busy={sending}>
        <legend className="sr">{t.stockOf(name)}</legend>
        {stocks.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name={`stock-${id}`}
              value={value}
              checked={status === value}
              onChange={() => void set(value)}
            />
            {t.stocks[value]}
          </label>
        ))}
      </fieldset>
      <span className={css.acts}>
        <IconButton
          icon={pencil}
          label={edit(name)}
          onClick={() => void navigate(to(`edit-drug-${id}`), { preventScrollReset: true })}
        />
        <IconButton icon={trash} label={remove(name)} onClick={() => setAsking(true)} />
      </span>
      {asking && (
        <RemovalQuestion
          name={name}
          question={t.removeDrug}
          says={t.removeDrugSays}
          act={() => call('DELETE /admin/drugs/{id}', { params: { id } })}
          onClose={() => setAsking(false)}
        />
      )}
    </DrugTile>
  );
}
