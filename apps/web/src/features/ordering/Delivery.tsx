import { useTexts } from '../../shared/i18n/texts.ts';
import { LocationPicker } from '../../shared/location/LocationPicker.tsx';
import { TextInput } from '../../shared/ui/Field.tsx';
import { Notice } from '../../shared/ui/Notice.tsx';
import { Segment } from '../../shared/ui/Segment.tsx';
import { texts } from './texts.ts';
import { firstMissing, type Field } from './rules.ts';
import type { Shop } from './shops.ts';
import type { Order } from './use-order.ts';

type Props = { shop: Shop; name: string; order: Order; missed: Field | null };

/** Step 2: an address, or none because the patient comes. Each control is named as its rule. */
export function Delivery({ shop, name, order: { draft, change }, missed }: Props) {
  const t = useTexts(texts);
  const words = t[shop.kind];
  const stillMissed = missed === firstMissing(draft, 2) ? missed : null;
  const errorOf = (field: Field) => (field === stillMissed ? words.missing[field] : undefined);
  return (
    <>
      <Segment
        legend={t.where}
        name="collect"
        value={draft.collect ? 'collect' : 'address'}
        onChange={(choice) => change({ collect: choice === 'collect' })}
        options={[
          { value: 'address', label: words.toAddress },
          { value: 'collect', label: words.collect },
        ]}
      />
      {draft.collect ? (
        <Notice>{words.collectSays(name)}</Notice>
      ) : (
        <>
          <p>
            <b>{words.addressSays}</b> {t.noFee}
          </p>
          <LocationPicker
            where={draft.where}
            down="village"
            optional="village"
            errors={{
              province: errorOf('province'),
              district: errorOf('district'),
              sector: errorOf('sector'),
              cell: errorOf('cell'),
            }}
            onChange={(where) => change({ where })}
          />
          <TextInput
            label={t.house}
            name="house_street_no"
            error={errorOf('house_street_no')}
            hint={t.houseHint}
            maxLength={200}
            autoComplete="street-address"
            value={draft.house}
            onChange={(event) => change({ house: event.target.value })}
          />
        </>
      )}
    </>
  );
}
