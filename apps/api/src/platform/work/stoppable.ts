export interface Stoppable {
  stop: () => Promise<void>;
}
