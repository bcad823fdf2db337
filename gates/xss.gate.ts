import { chromium } from '@playwright/test';
import { haveChromium } from '../scripts/chromium.mjs';
import { runGate, type Play } from './prove.ts';
import { chance, quick, seed } from './seed.ts';
import { faults } from './xss/faults.ts';
import { openHouse, type House } from './xss/house.ts';
import { look } from './xss/looking.ts';
import { payloads } from './xss/payloads.ts';
import { write } from './xss/writing.ts';

/**
 * Hostile text in every field that somebody else reads, written by the API, then every page that shows it opened in a real
 * browser: nothing runs, nothing has to be refused by the policy, and the words around it can be read. Long fields hold all
 * of it at once, short ones one by one. `--quick` opens some seven pages once, else every page in as many rounds as every short
 * field needs to have held everything.
 */
const rounds = quick ? 1 : payloads.length;
console.log(`xss: ${payloads.length} texts, ${rounds} rounds, seed ${seed}`);

const play: Play<House> = async (plant) => {
  const house = await openHouse();
  const browser = await chromium.launch({ executablePath: await haveChromium(), args: ['--no-sandbox'] });
  const wrong: string[] = [];
  let looked = 0;
  try {
    for (let round = 0; round < rounds && wrong.length < 20; round++) {
      const sights = await write(house, quick ? chance.below(payloads.length) : round);
      if (round === 0) await plant(house);
      const chosen = !quick ? sights : [sights[0]!, ...sights.slice(1).filter(() => chance.one(0.25))];
      for (const sight of chosen) {
        wrong.push(...(await look(browser, house, sight)));
        looked++;
      }
    }
  } finally {
    await browser.close();
    await house.stop();
  }
  return { passed: looked - wrong.length, wrong };
};

await runGate(play, faults);
