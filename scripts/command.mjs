// node scripts/command.mjs <file.ts> [arguments]: a command of an operator, from the installation as it is.
import { at, installWhatIsStale } from './install.mjs';
import { goOn } from './node24.mjs';

const [file, ...args] = process.argv.slice(2);
await goOn(at(file), args, installWhatIsStale);
