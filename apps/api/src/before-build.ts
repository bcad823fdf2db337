import { readConfig } from './platform/config.ts';
import { checkStart } from './platform/start/checks.ts';
import { endStart } from './platform/start/end.ts';

/** `npm start` checks port, disk and database before it builds the pages. */
try {
  await checkStart(readConfig(), (line) => console.log(line));
} catch (error) {
  endStart(error);
}
