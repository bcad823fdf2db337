export interface Redis {
  url: string;
  stop: () => Promise<void>;
}
export function startRedis(): Promise<Redis>;
