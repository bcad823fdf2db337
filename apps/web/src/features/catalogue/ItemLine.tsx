import { useState } from 'react';
import { useNavigate } from 'react-router';
import { excerptOf } from '../../lib/text/excerpt.ts';
import { useTexts } from '../../lib/language/texts.ts';
import { initialsOf } from '../../domain/insurances/initials.ts';
import { Badge } from '../../ui/Badge.tsx';
import { IconButton } from '../../ui/Button.tsx';
import { pencil, trash } from '../../ui/dialog-icons.ts';
import { Picture } from '../../ui/Picture.tsx';
import { useDialogTo } from '../../lib/hooks/use-dialog.ts';
import css from './catalogue.module.css';
import { type Item, type List, nameOf, remove, stays } from './item-lists.ts';
import { texts } from './texts.ts';
import { RemovalQuestion } from './RemovalQuestion.tsx';

const EXCERPT = 120;

export function ItemLine({ list, item }: { list: List; item: Item }) {
  const t = useTexts(texts);
  const to = useDialogTo();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const name = nameOf(item);
  const picture = list.picture && item[list.picture.field];
  return (
    <li className={css.line}>
      {list.picture &&
        (picture ? (
          <Picture picture={picture} seed={item.id} alt="" width={56} height={40} />
        ) : (
          <b aria-hidden="true" className={css.initials}>
            {initialsOf(name)}
          </b>
        ))}
      <div>
        <h2>{name}</h2>
        {item.description && <p>{excerptOf(item.description, EXCERPT)}</p>}
        {stays(item) && <p>{t.stays}</p>}
      </div>
      {item.type && <Badge tone={item.type === 'Symptom' ? 'kivu' : 'clay'}>{t.types[item.type]}</Badge>}
      <span className={css.acts}>
        <IconButton
          icon={pencil}
          label={t.edit(name)}
          onClick={() => void navigate(to(`edit-${item.id}`), { preventScrollReset: true })}
        />
        {!stays(item) && <IconButton icon={trash} label={t.remove(name)} onClick={() => setAsking(true)} />}
      </span>
      {asking && (
        <RemovalQuestion
          name={name}
          question={t.sure}
          act={() => remove(list, item.id)}
          onClose={() => setAsking(false)}
        />
      )}
    </li>
  );
}
