export function startPgBouncer(options: {
  serverPort: number;
  settings: Record<string, string>;
  user: { uid?: number; gid?: number };
}): Promise<{ port: number; stop: () => Promise<void> }>;
