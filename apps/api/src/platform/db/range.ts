export interface TimeRange {
  from: Date | null;
  to: Date | null;
}
