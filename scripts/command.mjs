// node scripts/command.mjs <file.ts> [arguments]: runs a command for operators without changing the installation.
import { at, installWhatIsStale } from './install.mjs';
import { goOn } from './node24.mjs';

const [file, ...args] = process.argv.slice(2);
await goOn(at(file), args, installWhatIsStale);
