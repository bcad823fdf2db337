export interface Coturn {
  pause: () => void;
  goOn: () => void;
  stop: () => Promise<void>;
}
export function startCoturn(given: { port: number; secret: string }): Promise<Coturn>;
