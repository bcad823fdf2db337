import { useTexts } from '../../../lib/language/texts.ts';
import { LocationPicker } from '../../../domain/locations/LocationPicker.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { ActionBanner } from '../../../ui/ActionBanner.tsx';
import { Banner } from '../../../ui/Banner.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Segment } from '../../../ui/Segment.tsx';
import { texts } from './texts.ts';
import { firstMissing, type Field } from './required-order-fields.ts';
import type { Shop } from './provider-kinds.ts';
import type { Order } from './use-order-draft.ts';

type Props = { shop: Shop; name: string; order: Order; missed: Field | null };

/**
 * Step 2: delivery to an address, or collection. Each control has the name of its field in the draft, so that the first
 * missing field can get the focus.
 */
export function DeliveryStep({ shop, name, order: { draft, change }, missed }: Props) {
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
        <Banner>{words.collectSays(name)}</Banner>
      ) : (
        <>
          <p>
            <b>{words.addressSays}</b> {t.noFee}
          </p>
          {draft.addressFrom && draft.addressFrom !== 'typed' && (
            <ActionBanner
              tone="kivu"
              action={
                <Button
                  variant="outlined"
                  size="sm"
                  onClick={({ currentTarget }) => {
                    change({ where: {}, house: '', addressFrom: 'typed' });
                    // the pressed button is removed, so the focus moves to the first field of the address
                    currentTarget.closest('dialog')?.querySelector<HTMLElement>('[name=province]')?.focus();
                  }}
                >
                  {t.otherAddress}
                </Button>
              }
            >
              {t.lastAddress}
            </ActionBanner>
          )}
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
            onChange={(where) => change({ where, addressFrom: 'typed' })}
          />
          <TextInput
            label={t.house}
            name="house_street_no"
            error={errorOf('house_street_no')}
            hint={t.houseHint}
            maxLength={200}
            autoComplete="street-address"
            value={draft.house}
            onChange={(event) => change({ house: event.target.value, addressFrom: 'typed' })}
          />
        </>
      )}
    </>
  );
}
