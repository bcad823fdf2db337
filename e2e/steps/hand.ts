import type { Locator, Page } from '@playwright/test';
import { drag } from './agenda.ts';
import { expect } from './test.ts';

/** Does the work of a person at a desk and counts its steps: presses, drags, and keys other than typed text. */
export class Hand {
  presses = 0;
  drags = 0;
  keys = 0;
  private readonly page: Page;
  constructor(page: Page) {
    this.page = page;
  }

  async press(target: Locator): Promise<void> {
    this.presses++;
    await target.click();
  }
  /** Opens a drop-down list and presses an entry of it. */
  async choose(list: Locator, label: string): Promise<void> {
    this.presses += 2;
    await list.selectOption({ label });
  }
  async key(key: string): Promise<void> {
    this.keys++;
    await this.page.keyboard.press(key);
  }
  async drag(from: Locator, to: Locator): Promise<void> {
    this.drags++;
    await drag(this.page, from, to);
  }
}

export interface Cost {
  presses?: number;
  drags?: number;
  keys?: number;
}

/**
 * Runs one piece of work, prints its steps and its duration, and expects no more steps than `most`. The work begins
 * where the person is, and ends when the person sees that it is done.
 */
export async function playAct(page: Page, name: string, most: Cost, act: (hand: Hand) => Promise<void>): Promise<void> {
  const hand = new Hand(page);
  const begun = performance.now();
  await act(hand);
  const seconds = (performance.now() - begun) / 1000;
  const { presses, drags, keys } = hand;
  console.log(`| ${name} | ${presses} | ${drags} | ${keys} | ${seconds.toFixed(1)} s |`);
  expect({ name, presses, drags, keys }).toEqual({
    name,
    presses: Math.min(presses, most.presses ?? 0),
    drags: Math.min(drags, most.drags ?? 0),
    keys: Math.min(keys, most.keys ?? 0),
  });
}
