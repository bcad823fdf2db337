import { goesWith, type RetentionLine, onDisk, retention, stays } from '@ivuriro/contract/retention';

const long = ({ days }: Pick<RetentionLine, 'days'>): string => {
  if (days === 0) return 'at once';
  if (days < 1) return `${Math.round(days * 24)} hour`;
  return days === 1 ? '1 day' : `${days} days`;
};
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;

/** The text of docs/retention.md, generated from the retention table of the contract. */
export const retentionPage = (): string => `# How long what we keep is kept

The worker does what stands here, from \`packages/contract/src/retention.ts\`: once a day by \`forget_what_ran_out\`, in
batches, counted in \`rows_forgotten_total\` and written into the audit as one line (\`retention.done\`); once an hour and
oftener by the others. A table of the database that stands nowhere on this page fails a test. Backups forget the same after
their own time (docs/operations.md).

## What goes by itself

${row('what', 'table', 'how long', 'since', 'why so long', 'what then', 'job')}
${row('-', '-', '-', '-', '-', '-', '-')}
${Object.values<RetentionLine>(retention)
  .map((line) => row(line.what, `\`${line.table}\``, long(line), line.since, line.why, line.ends, `\`${line.job}\``))
  .join('\n')}

## What lies on the disk of each process

It is deleted by the process itself, when it starts and once an hour. Whom it shows may have been erased meanwhile.

${row('what', 'how long', 'since', 'why so long', 'what then')}
${row('-', '-', '-', '-', '-')}
${Object.values(onDisk)
  .map((line) => row(line.what, long(line), line.since, line.why, line.ends))
  .join('\n')}

## What goes or stays with something else

${row('table', 'with what')}
${row('-', '-')}
${Object.entries(goesWith)
  .map(([table, words]) => row(`\`${table}\``, words))
  .join('\n')}

## What no job deletes

${row('why', 'tables')}
${row('-', '-')}
${stays
  .map(({ why, tables }) =>
    row(
      why,
      tables
        .split(/\s+/)
        .map((table) => `\`${table}\``)
        .join(', '),
    ),
  )
  .join('\n')}
`;
