export default async (): Promise<void> => globalThis.stopPostgres?.();
