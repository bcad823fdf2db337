import { useTexts } from '../../lib/language/texts.ts';
import { useMay } from '../../lib/session/permissions.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { upload } from '../../ui/dialog-icons.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useDialog, useDialogTo } from '../../lib/hooks/use-dialog.ts';
import { ImportDialog } from './ImportDialog.tsx';
import { goesOn, type ImportList } from './import-run.ts';
import { texts } from './texts.ts';
import { shareOf } from './ImportProgress.tsx';
import { useImportNews } from './use-import-news.ts';
import { useLastImport } from './use-last-import.ts';

type Props = {
  /** The name of the imported items: 'Doctors'. */
  what: string;
  list: ImportList;
  /** The names of the columns, which the first line of the file must hold. */
  columns: readonly string[];
};

/** The button for importing a list from a CSV file, for members with the permission to import. */
export function Import(props: Props) {
  return useMay('imports.run') ? <ImportButton {...props} /> : null;
}

/** The button, which shows the progress of a running import. The URL query names the open dialog. */
function ImportButton({ what, list, columns }: Props) {
  const t = useTexts(texts);
  const { name, close } = useDialog();
  const dialogTo = useDialogTo();
  const { last, lookAgain } = useLastImport(list);
  const open = name === 'import';
  useImportNews(last, open, () => open && close());
  return (
    <>
      <LinkButton to={dialogTo('import')} variant="outlined" size="sm" preventScrollReset>
        <Icon of={upload} size={18} />
        {last && goesOn(last) ? t.importing(Math.floor(100 * shareOf(last))) : t.import}
      </LinkButton>
      {open && (
        <ImportDialog
          title={t.importOf(what)}
          list={list}
          columns={columns}
          last={last}
          lookAgain={lookAgain}
          onClose={close}
        />
      )}
    </>
  );
}
