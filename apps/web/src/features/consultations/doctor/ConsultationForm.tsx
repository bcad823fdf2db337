import type { Appointment } from '@ivuriro/contract';
import { useId, useRef, useState } from 'react';
import { call } from '../../../lib/api/call.ts';
import { useTexts } from '../../../lib/language/texts.ts';
import { SearchPickerList } from '../../../ui/search-picker/SearchPickerList.tsx';
import { Button } from '../../../ui/Button.tsx';
import { Dialog } from '../../../ui/Dialog.tsx';
import { Textarea } from '../../../ui/Field.tsx';
import { goToFirstWrong } from '../../../ui/focus-invalid-field.ts';
import { UnsavedChangesQuestion } from '../../../ui/UnsavedChangesQuestion.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { draftOf, useDraft } from '../../../lib/hooks/use-draft.ts';
import { useFormSubmit } from '../../../ui/use-form-submit.ts';
import { useShowChange } from '../../../ui/use-show-change.ts';
import { texts as consultationTexts } from '../../../domain/consultations/texts.ts';
import css from './consultation.module.css';
import { DrugLines } from './DrugLines.tsx';
import { findDiagnoses, findImagings, findTests } from './search-catalogue.ts';
import { bodyOf, formOf, gapsOf, isEmpty } from './consultation-form.ts';
import { texts } from './texts.ts';

const MOST = 5_000;

export function ConsultationForm({ appointment, onClose }: { appointment: Appointment; onClose: () => void }) {
  const t = useTexts(texts);
  const words = useTexts(consultationTexts);
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const showChange = useShowChange();
  const { sending, send } = useFormSubmit();
  const name = `consultation-file:${appointment.id}`;
  const before = formOf(appointment.consulatation_file);
  const [form, change] = useDraft(name, before);
  const [checked, setChecked] = useState(false);

  const save = () =>
    send(async () => {
      setChecked(true);
      const lacks = isEmpty(form) || form.drugs.some((line) => gapsOf(line).often ?? gapsOf(line).long);
      if (lacks) {
        goToFirstWrong(ref.current);
        return;
      }
      await call('POST /doctor/consultation_file', { body: bodyOf(appointment.id, form) });
      await showChange({ message: t.saved });
      if (!draftOf(name, before).stored(form)) onClose();
    });
  return (
    <Dialog
      title={words.file}
      subtitle={appointment.patient.full_name}
      picture={<Picture picture={appointment.patient.picture} seed={appointment.patient.id} alt="" width={44} />}
      onClose={onClose}
      foot={
        <>
          <p className={css.note}>{t.kept}</p>
          <Button type="submit" form={id} busy={sending && t.saving}>
            {t.save}
          </Button>
        </>
      }
    >
      <form
        id={id}
        ref={ref}
        className={css.form}
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <Textarea
          label={words.concern}
          hint={t.concernHint}
          error={checked && isEmpty(form) ? t.empty : undefined}
          maxLength={MOST}
          rows={3}
          value={form.concern}
          onChange={(event) => change({ concern: event.target.value })}
        />
        <Textarea
          label={words.assessment}
          maxLength={MOST}
          rows={3}
          value={form.assessment}
          onChange={(event) => change({ assessment: event.target.value })}
        />
        <SearchPickerList
          label={words.diagnosis}
          placeholder={t.diagnosisFind}
          find={findDiagnoses}
          chosen={form.diagnoses}
          onChange={(diagnoses) => change({ diagnoses })}
        />
        <DrugLines lines={form.drugs} checked={checked} onChange={(drugs) => change({ drugs })} />
        <SearchPickerList
          label={words.tests}
          placeholder={t.testFind}
          find={findTests}
          chosen={form.tests}
          onChange={(tests) => change({ tests })}
        />
        <SearchPickerList
          label={words.imagings}
          placeholder={t.imagingFind}
          find={findImagings}
          chosen={form.imagings}
          onChange={(imagings) => change({ imagings })}
        />
        <Textarea
          label={words.comment}
          hint={t.commentHint}
          maxLength={MOST}
          rows={3}
          value={form.comment}
          onChange={(event) => change({ comment: event.target.value })}
        />
        <p className={css.note}>{t.once}</p>
      </form>
      {/* typed text stays in this tab, also when another page is opened */}
      <UnsavedChangesQuestion when={JSON.stringify(form) !== JSON.stringify(before)} onLeave={() => {}} />
    </Dialog>
  );
}
