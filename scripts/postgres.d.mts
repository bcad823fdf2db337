export function havePostgres(): string;
