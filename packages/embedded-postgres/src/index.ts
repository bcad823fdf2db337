export { makeDataFolder } from './data-folder.ts';
export { isRunning } from './is-running.ts';
export { type EmbeddedPostgres, startEmbedded } from './launch.ts';
export { LaunchRefused } from './launch-refused.ts';
export { osUser } from './os-user.ts';
export { claim } from './owner.ts';
export { runningAt } from './running-server.ts';
