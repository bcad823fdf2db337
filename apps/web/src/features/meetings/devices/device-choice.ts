import type { ChosenDevices } from './capture.ts';

/**
 * The choices that a person made in the lobby. They are stored for this tab, so that a reload returns straight to the
 * call.
 */
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
    // the stored value cannot be parsed; another version of the page may have written it
    return first;
  }
}

export const keepChoice = (meetCode: string, choice: Choice): void =>
  sessionStorage.setItem(keyOf(meetCode), JSON.stringify(choice));
