/** The result of one round. */
export interface Figures {
  perSecond: number;
  p99: number;
}
export interface Measured {
  name: string;
  doctors: number;
  product: Figures[];
  limit: Figures[] | null;
}

interface How {
  command: string;
  connections: number;
  rounds: number;
  seconds: number;
  pool: number;
  cores: number;
  /** Whether PostgreSQL uses huge pages that the machine has reserved (docs/operations.md). */
  hugePages: boolean;
}

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
const n = (value: number): string => Math.round(value).toLocaleString('en-GB');
const middle = (rounds: Figures[] | null, figure: keyof Figures): string =>
  rounds ? n(median(rounds.map((one) => one[figure]))) : '–';

/**
 * The median, over all rounds, of the product's value divided by that of the minimal server. Both run in the same
 * round, so a change in the machine's speed affects both (decision 052).
 */
const share = (of: Figures[] | null, whole: Figures[] | null): string =>
  of && whole ? median(of.map((one, round) => one.perSecond / whole[round]!.perSecond)).toFixed(2) : '–';

/** Makes the text of docs/bench.md. */
export function tableOf(measured: Measured[], how: How): string {
  const sizes = [...new Set(measured.map((one) => one.doctors))];
  const smallest = (one: Measured) => measured.find((other) => other.name === one.name && other.doctors === sizes[0])!;
  const line = ({ name, doctors, product, limit }: Measured, small: Measured) =>
    [
      name,
      middle(product, 'perSecond'),
      middle(limit, 'perSecond'),
      share(product, limit),
      middle(product, 'p99'),
      middle(limit, 'p99'),
      // the minimal server gets slower with more data too, because caches hold a smaller part of it
      ...(doctors === sizes[0] ? [] : [share(product, small.product), share(limit, small.limit)]),
    ].join(' | ');
  const sections = sizes.map((doctors, index) => {
    const heads = ['', 'product /s', 'limit /s', 'of the limit', 'p99 ms', 'limit p99 ms'];
    if (index > 0) heads.push('of the small data', 'limit of the small data');
    return [
      `## ${n(doctors)} doctors, ${n(doctors * 3)} bookings, ${n(doctors)} orders`,
      '',
      `| ${heads.join(' | ')} |`,
      `| --- |${' ---: |'.repeat(heads.length - 1)}`,
      ...measured.filter((one) => one.doctors === doctors).map((one) => `| ${line(one, smallest(one))} |`),
      '',
    ].join('\n');
  });
  return `# Benchmark

Written by \`${how.command}\`. [performance.md](performance.md) says how to read and repeat it.

- **Product**: one process as \`npm start\` runs it, with its worker. Notifications and mail of the bookings are waited for
  before the next row. Doctors whose next free slot passes during a row get their new one afterwards.
- **Limit**: a bare Fastify server without sign-in, checks or schemas. A read is one indexed statement that returns the same
  fields (two statements for a name that nobody has), with availability calculated as the product does. A booking is one
  transaction: begin, lock of the doctor's row, one statement that writes the rows that the product writes, commit.
- **How**: ${how.connections} connections. Medians of ${how.rounds} rounds of ${how.seconds} seconds, after 2,000 calls or eight seconds of each. Product and
  limit answer in turn, every other round the limit first, and both sizes row by row. "Of the limit" is the median of the
  shares within each round.
- **Machine**: ${how.cores} cores for the load, the server and PostgreSQL. Product and limit have ${how.pool} database connections each.
  PostgreSQL's shared memory is in pages of ${how.hugePages ? '2 MB' : '4 kB'}.
- The product counts search trends every ten minutes, the limit each time. Rendered pages are cached for two seconds: the
  row "the same address" is mostly answered from that cache, the row "another address" never.

${sections.join('\n')}`;
}
