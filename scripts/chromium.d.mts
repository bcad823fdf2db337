export function haveChromium(): Promise<string>;
