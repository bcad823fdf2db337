export function buildWeb(options?: { log?: (line: string) => void }): void;
