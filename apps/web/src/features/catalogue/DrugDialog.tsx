import { useState } from 'react';
import { useTexts } from '../../lib/language/texts.ts';
import { francsOf } from '../../lib/language/money.ts';
import { PictureInput } from '../../domain/pictures/PictureInput.tsx';
import { Textarea, TextInput } from '../../ui/Field.tsx';
import { FormDialog } from '../../ui/FormDialog.tsx';
import { Segment } from '../../ui/Segment.tsx';
import { useDraft } from '../../lib/hooks/use-draft.ts';
import { DrugClassFields } from './DrugClassFields.tsx';
import { type Category, type Drug, formOf, isAtc, saveDrug } from './drugs.ts';
import { SubstanceFields } from './SubstanceFields.tsx';
import { texts } from './texts.ts';
import { useSaveItem } from './use-save-item.ts';

type Props = {
  drug: Drug | undefined;
  categories: Category[];
  /** The category that is selected at first in the form of a new drug. */
  category: string;
  onClose: () => void;
};

/**
 * The form of a new or existing drug. The typed fields are stored until they are saved or discarded: a reload does not
 * lose them.
 */
export function DrugDialog({ drug, categories, category, onClose }: Props) {
  const { drugs: t, ...words } = useTexts(texts);
  const [form, change, clear, typedSince] = useDraft(`drug ${drug?.id ?? 'new'}`, formOf(drug, category));
  const leave = () => {
    clear();
    onClose();
  };
  const { sending, share, picture, setPicture, taken, save } = useSaveItem('drug', drug?.id, leave);
  const [tried, setTried] = useState(false);
  const wrong = {
    name: form.name.trim() ? undefined : words.needed,
    price: francsOf(form.price) === null ? t.pricePositive : undefined,
    class: form.class ? undefined : words.needed,
    atc: isAtc(form.atc) ? undefined : t.atcWrong,
  };
  const submit = () => {
    setTried(true);
    if (Object.values(wrong).some(Boolean)) return;
    void save(
      (known) => saveDrug(known, form),
      () => typedSince(form),
    );
  };
  return (
    <FormDialog
      title={drug ? t.editDrug : t.newDrug}
      words={{ send: words.save, sending: share === undefined ? words.saving : words.sending }}
      sending={sending}
      onSend={submit}
      onClose={leave}
      noValidate
    >
      <TextInput
        label={words.fields.name}
        maxLength={200}
        value={form.name}
        error={taken ?? (tried ? wrong.name : undefined)}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <Textarea
        label={words.fields.description}
        maxLength={2_000}
        rows={3}
        value={form.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <TextInput
        label={t.price}
        inputMode="numeric"
        maxLength={12}
        value={form.price}
        error={tried ? wrong.price : undefined}
        onChange={(event) => change({ price: event.currentTarget.value })}
      />
      <DrugClassFields form={form} change={change} categories={categories} error={tried ? wrong.class : undefined} />
      <SubstanceFields form={form} change={change} wrongAtc={tried ? wrong.atc : undefined} />
      <Segment
        legend={t.stockOf(form.name)}
        name="status"
        options={Object.entries(t.stocks).map(([value, label]) => ({ value, label }))}
        value={form.status}
        onChange={(status) => change({ status })}
      />
      <PictureInput
        label={t.picture}
        kept={drug?.image}
        size={{ width: 120, height: 120 }}
        chosen={picture}
        choose={setPicture}
        share={share}
      />
    </FormDialog>
  );
}
