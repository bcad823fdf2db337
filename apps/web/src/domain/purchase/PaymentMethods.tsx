import { useTexts } from '../../lib/language/texts.ts';
import { cash, creditCard } from '../../ui/dialog-icons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { phone } from '../../ui/icons.ts';
import { texts } from './texts.ts';
import css from './Payment.module.css';

export type PaymentMethod = 'CARD' | 'MOBILE_MONEY' | 'CASH';

type Props = {
  value: PaymentMethod | '';
  onChange: (method: PaymentMethod) => void;
  /** The sentence about where and when cash is paid; null when cash cannot be chosen. */
  cashSays: string | null;
};

export function PaymentMethods({ value, onChange, cashSays }: Props) {
  const t = useTexts(texts);
  const offered: [PaymentMethod, string, string, string][] = [
    ['CARD', creditCard, t.card, t.cardSays],
    ['MOBILE_MONEY', phone, t.mobileMoney, t.mobileMoneySays],
    ...(cashSays ? [['CASH', cash, t.cash, cashSays] as [PaymentMethod, string, string, string]] : []),
  ];
  return (
    <fieldset className={css.methods}>
      <legend>{t.method}</legend>
      {offered.map(([method, icon, label, says]) => (
        <label key={method}>
          <input type="radio" name="method" checked={value === method} onChange={() => onChange(method)} />
          <Icon of={icon} />
          <span>
            <b>{label}</b>
            <small>{says}</small>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
