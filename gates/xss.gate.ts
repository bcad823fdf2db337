import { chromium } from '@playwright/test';
import { haveChromium } from '../scripts/chromium.mjs';
import { runGate, type GateRun } from './prove.ts';
import { chance, quick, seed } from './seed.ts';
import { faults } from './xss/faults.ts';
import { enterDemo, furnish, sightsOfDemo } from './xss/demo.ts';
import { spoil } from './xss/every-word.ts';
import { openHouse, type House } from './xss/house.ts';
import { unlisted, unseen } from './xss/listed.ts';
import { look } from './xss/looking.ts';
import { mails } from './xss/mails.ts';
import { payloads } from './xss/payloads.ts';
import { type Sight, write } from './xss/writing.ts';

/**
 * Hostile text in every field that somebody else reads, written by the API, then in every word of the demo's database, whichever
 * way it may have come there; and every page that shows it opened in a real browser: nothing runs, nothing has to be
 * refused by the policy, and the words around it can be read. An address of the web that is not in the list of pages ends
 * the gate, and so does a column whose words no page shows and no reason excuses. `--quick` opens some pages once, else
 * every page in as many rounds as every short field needs to have held everything.
 */
const rounds = quick ? 1 : payloads.length;
/** A page of the demo shows many rows, each with another text. */
const roundsOfDemo = quick ? 1 : 6;
console.log(`xss: ${payloads.length} texts, ${rounds} rounds, seed ${seed}`);

const play: GateRun<House> = async (inject) => {
  const house = await openHouse();
  const browser = await chromium.launch({ executablePath: await haveChromium(), args: ['--no-sandbox'] });
  const wrong = unlisted();
  let looked = 0;
  const lookAtAll = async (sights: Sight[], share: number) => {
    for (const sight of quick ? sights.filter((_, index) => index === 0 || chance.one(share)) : sights) {
      wrong.push(...(await look(browser, house, sight)));
      looked++;
    }
  };
  try {
    for (let round = 0; round < rounds && wrong.length < 20; round++) {
      const sights = await write(house, quick ? chance.below(payloads.length) : round);
      if (round === 0) await inject(house);
      await lookAtAll(sights, 0.2);
    }
    await enterDemo(house);
    await furnish(house);
    const columns = await spoil(house);
    console.log(`xss: words of ${columns.length} columns`);
    for (let round = 0; round < roundsOfDemo && wrong.length < 20; round++) {
      if (round > 0) await spoil(house, round);
      await lookAtAll(await sightsOfDemo(house), 0.05);
    }
    wrong.push(...(await mails(browser, house)));
    if (!quick) wrong.push(...unseen(columns, house.seen));
  } finally {
    await browser.close();
    await house.stop();
  }
  return { passed: looked - wrong.length, wrong };
};

await runGate(play, faults);
