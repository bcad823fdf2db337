import type { Appointment } from '@ivuriro/contract';
import { useId, useRef, useState } from 'react';
import { call } from '../../shared/api/call.ts';
import { useTexts } from '../../shared/i18n/texts.ts';
import { Choices } from '../../shared/search-pick/Choices.tsx';
import { Button } from '../../shared/ui/Button.tsx';
import { Dialog } from '../../shared/ui/Dialog.tsx';
import { Textarea } from '../../shared/ui/Field.tsx';
import { goToFirstWrong } from '../../shared/ui/first-wrong.ts';
import { LeaveQuestion } from '../../shared/ui/LeaveQuestion.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { draftOf, useDraft } from '../../shared/use-draft.ts';
import { useSending } from '../../shared/use-sending.ts';
import { useShowChange } from '../../shared/use-show-change.ts';
import { texts as visitTexts } from '../../shared/visit/texts.ts';
import css from './consultation.module.css';
import { DrugLines } from './DrugLines.tsx';
import { findDiagnoses, findImagings, findTests } from './finding.ts';
import { bodyOf, formOf, gapsOf, isEmpty } from './form.ts';
import { texts } from './texts.ts';

const MOST = 5_000;

export function ConsultationForm({ visit, onClose }: { visit: Appointment; onClose: () => void }) {
  const t = useTexts(texts);
  const words = useTexts(visitTexts);
  const id = useId();
  const ref = useRef<HTMLFormElement>(null);
  const showChange = useShowChange();
  const { sending, send } = useSending();
  const name = `consultation-file:${visit.id}`;
  const before = formOf(visit.consulatation_file);
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
      await call('POST /doctor/consultation_file', { body: bodyOf(visit.id, form) });
      await showChange({ message: t.saved });
      if (!draftOf(name, before).stored(form)) onClose();
    });
  return (
    <Dialog
      title={words.file}
      subtitle={visit.patient.full_name}
      picture={<Picture picture={visit.patient.picture} seed={visit.patient.id} alt="" width={44} />}
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
        <Choices
          label={words.diagnosis}
          placeholder={t.diagnosisFind}
          find={findDiagnoses}
          chosen={form.diagnoses}
          onChange={(diagnoses) => change({ diagnoses })}
        />
        <DrugLines lines={form.drugs} checked={checked} onChange={(drugs) => change({ drugs })} />
        <Choices
          label={words.tests}
          placeholder={t.testFind}
          find={findTests}
          chosen={form.tests}
          onChange={(tests) => change({ tests })}
        />
        <Choices
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
      {/* what is typed stays in this tab, also when another page is opened */}
      <LeaveQuestion when={JSON.stringify(form) !== JSON.stringify(before)} onLeave={() => {}} />
    </Dialog>
  );
}
