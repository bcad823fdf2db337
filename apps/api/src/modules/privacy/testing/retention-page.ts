import { type RetentionLine, onDisk, retention } from '@ivuriro/contract/retention';
import { goesWith, stays } from '@ivuriro/contract/retention-exceptions';

const long = ({ days }: Pick<RetentionLine, 'days'>): string => {
  if (days === 0) return 'at once';
  if (days < 1) return `${Math.round(days * 24)} hour`;
  return days === 1 ? '1 day' : `${days} days`;
};
const row = (...cells: string[]) => `| ${cells.join(' | ')} |`;

/** The text of docs/retention.md, generated from the retention table of the contract. */
export const retentionPage = (): string => `# Retention periods

The worker deletes what this page lists, by the table of \`packages/contract/src/retention.ts\`: the job
\`forget_what_ran_out\` once a day, in batches, with a count in \`rows_forgotten_total\` and one entry in the audit log
(\`retention.done\`); the other jobs once an hour or more often. A table of the database that is not on this page fails a
test. Backups are deleted after their own period (docs/operations.md).

## What is deleted after a period

${row('what', 'table', 'how long', 'since', 'why so long', 'what then', 'job')}
${row('-', '-', '-', '-', '-', '-', '-')}
${Object.values<RetentionLine>(retention)
  .map((line) => row(line.what, `\`${line.table}\``, long(line), line.since, line.why, line.ends, `\`${line.job}\``))
  .join('\n')}

## What is on the disk of each process

The process itself deletes it, when it starts and once an hour, because the person that it shows may have been erased.

${row('what', 'how long', 'since', 'why so long', 'what then')}
${row('-', '-', '-', '-', '-')}
${Object.values(onDisk)
  .map((line) => row(line.what, long(line), line.since, line.why, line.ends))
  .join('\n')}

## What is deleted with something else

${row('table', 'when')}
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
