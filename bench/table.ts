/** Of one round. */
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
  /** Whether PostgreSQL found huge pages reserved (docs/operations.md). */
  hugePages: boolean;
}

const median = (numbers: number[]): number => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]!;
const n = (value: number): string => Math.round(value).toLocaleString('en-GB');
const middle = (rounds: Figures[] | null, figure: keyof Figures): string =>
  rounds ? n(median(rounds.map((one) => one[figure]))) : '–';

/** Round by round: a machine that changes its speed changes it for both (docs/decisions/052). */
const share = (of: Figures[] | null, whole: Figures[] | null): string =>
  of && whole ? median(of.map((one, round) => one.perSecond / whole[round]!.perSecond)).toFixed(2) : '–';

/** docs/bench.md. */
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
      // what the limit loses too is the machine's, whose caches hold less of it
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
  return `# How fast it is

Made by \`${how.command}\`: ${how.connections} connections,
medians of ${how.rounds} rounds of ${how.seconds} seconds after 2,000 calls or eight seconds of each, in which product and limit answer in turn, every other round the limit first, and both sizes row by row. Shares are medians
too, of what one was of the other within a round. ${how.cores} cores are shared by the load,
the server and PostgreSQL, to which product and limit have ${how.pool} connections each; its shared memory is in pages of ${how.hugePages ? '2 MB' : '4 kB'}. The product is one process as \`npm start\`
runs it, with its worker, whose notices and mail of the bookings are waited for before the next row. Doctors whose
first free time passes meanwhile get their next one only afterwards. The limit is a bare
Fastify without sign-in, checks or schemas: a read is one indexed statement through \`pg\` (a second one for names like one
that nobody has) that brings the fields of the answer, the free times computed from it as the product does; a booking is one
transaction of begin, the lock of the doctor's row, one statement that writes the rows that the product writes (claim,
payment, appointment, history, outbox, audit) and answers, and commit.
Search trends are counted every ten minutes by the product, each time by the limit. List pages are rendered on the server
and kept for two seconds: at the same address they are mostly kept ones, at another each time never.

${sections.join('\n')}`;
}
