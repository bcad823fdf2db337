import type { ChosenDevices } from './capture.ts';

/** What was chosen before joining; kept for this tab, so that a reload comes straight back into the call. */
export interface Choice extends ChosenDevices {
  microphoneOn: boolean;
  cameraOn: boolean;
  joined: boolean;
}
const first: Choice = { microphoneOn: true, cameraOn: true, joined: false };

const keyOf = (meetCode: string) => `call:${meetCode}`;

export function choiceOf(meetCode: string): Choice {
  try {
    return { ...first, ...(JSON.parse(sessionStorage.getItem(keyOf(meetCode)) ?? '{}') as Partial<Choice>) };
  } catch {
    // a value that another version of the page stored
    return first;
  }
}

export const keepChoice = (meetCode: string, choice: Choice): void =>
  sessionStorage.setItem(keyOf(meetCode), JSON.stringify(choice));
