import type { Line } from '../../../domain/basket/list.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { IconButton } from '../../../ui/Button.tsx';
import { close } from '../../../ui/icons.ts';
import { QuantityStepper } from '../../../ui/QuantityStepper.tsx';
import { Switch } from '../../../ui/Switch.tsx';
import { quantityLimit } from '../buy/draft.ts';
import css from './basket.module.css';
import { texts } from './texts.ts';

type Props = { line: Line; onChange: (changes: Partial<Line>) => void; onRemove: () => void };

export function ListLine({ line: { name, quantity, substitute }, onChange, onRemove }: Props) {
  const t = useTexts(texts);
  return (
    <li className={css.line}>
      <b>{name}</b>
      <IconButton icon={close} label={t.remove(name)} onClick={onRemove} />
      <QuantityStepper
        label={t.quantityOf(name)}
        value={quantity}
        most={quantityLimit}
        onChange={(packs) => onChange({ quantity: packs })}
      />
      <Switch
        label={t.substitute}
        aria-label={`${t.substitute}: ${name}`}
        checked={substitute}
        onChange={(event) => onChange({ substitute: event.currentTarget.checked })}
      />
    </li>
  );
}
