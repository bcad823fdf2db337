import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTexts } from '../../../lib/language/texts.ts';
import { money } from '../../../lib/language/money.ts';
import type { Kind } from '../../../domain/orders/order.ts';
import { SearchPicker } from '../../../ui/search-picker/SearchPicker.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { TextInput } from '../../../ui/Field.tsx';
import { Segment } from '../../../ui/Segment.tsx';
import { useDraft } from '../../../lib/hooks/use-draft.ts';
import { useShowChange } from '../../../ui/use-show-change.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { emptyForm, formOf, termsOf, wrongIn } from './offering-form.ts';
import { offeringRequests, type Offering, type Stock } from './offering-kinds.ts';
import { texts, type Texts } from './texts.ts';
import css from './OfferingDialog.module.css';

type Props = {
  kind: Kind;
  /** The offering to edit; without it a new one is added. */
  offering: Offering | undefined;
  onClose: () => void;
};

export default function OfferingDialog({ kind, offering, onClose }: Props) {
  const t = useTexts(texts);
  const words = t.kinds[kind];
  const showChange = useShowChange();
  const element = useRef<HTMLFormElement>(null);
  const [form, change, clear] = useDraft(
    `offer ${kind} ${offering?.id ?? ''}`,
    offering ? formOf(offering) : emptyForm,
  );
  const { data: taken = [] } = useQuery({
    queryKey: ['offered', kind],
    queryFn: ({ signal }) => offeringRequests[kind].offered(signal),
    enabled: !offering,
  });
  const [checked, setChecked] = useState(false);
  const { sending, send } = useFormSubmit();
  const priced = kind === 'pharmacy' && !offering;
  const wrong = checked ? wrongIn(form, priced) : {};
  const close = () => {
    clear();
    onClose();
  };
  const submit = () => {
    setChecked(true);
    const { item } = form;
    if (!item || Object.keys(wrongIn(form, priced)).length > 0) {
      requestAnimationFrame(() => element.current?.querySelector<HTMLElement>('[aria-invalid], input')?.focus());
      return;
    }
    void send(async () => {
      const terms = termsOf(form);
      await showChange(
        await (offering
          ? offeringRequests[kind].change(offering.id, terms)
          : offeringRequests[kind].add(item.id, terms)),
      );
      close();
    });
  };
  return (
    <Dialog
      narrow
      title={offering ? words.editTitle : words.addTitle}
      onClose={close}
      foot={
        <>
          <Button variant="outlined" onClick={close}>
            {t.cancel}
          </Button>
          <Button busy={sending && (offering ? t.saving : t.adding)} onClick={submit}>
            {offering ? t.save : t.add}
          </Button>
        </>
      }
    >
      <form
        ref={element}
        noValidate
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {form.item ? (
          <p className={css.item}>
            <b>{form.item.name}</b>
            {!offering && (
              <Button variant="text" size="sm" onClick={() => change({ item: null })}>
                {t.otherItem}
              </Button>
            )}
          </p>
        ) : (
          <div>
            <SearchPicker
              label={words.item}
              placeholder={words.search}
              find={offeringRequests[kind].find}
              taken={taken}
              onPick={(item) => change({ item })}
            />
            {wrong.item && (
              <p role="alert" className={css.wrong}>
                {words.needItem}
              </p>
            )}
          </div>
        )}
        {kind === 'laboratory' && (
          <TextInput
            label={t.turnAround}
            hint={t.turnAroundHint}
            maxLength={80}
            value={form.turnAround}
            onChange={(event) => change({ turnAround: event.target.value })}
          />
        )}
        <TextInput
          label={t.priceFrw}
          hint={priced ? hintOf(form.item?.price, t) : undefined}
          inputMode="numeric"
          maxLength={12}
          value={form.price}
          error={wrong.price ? t.needPrice : undefined}
          onChange={(event) => change({ price: event.target.value })}
        />
        <Segment
          legend={t.stock}
          name="stock"
          options={(['IN_STOCK', 'OUT_STOCK'] as const).map((value) => ({ value, label: t.stocks[value] }))}
          value={form.status}
          onChange={(status) => change({ status: status as Stock })}
        />
        <button type="submit" hidden />
      </form>
    </Dialog>
  );
}

/**
 * The hint of the price field: an empty field means the price of the catalogue. Once a drug is chosen, the hint names
 * that price.
 */
const hintOf = (price: number | undefined, t: Texts): string =>
  price === undefined ? t.catalogueHint : t.cataloguePrice(money(price));
