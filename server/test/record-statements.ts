import type { DataSource } from 'typeorm';

/** @returns the SQL of every statement from now on */
export function recordStatements({ driver }: DataSource): string[] {
  const statements: string[] = [];
  const createQueryRunner = driver.createQueryRunner.bind(driver);
  driver.createQueryRunner = (mode) => {
    const runner = createQueryRunner(mode);
    const query = runner.query.bind(runner) as (...args: unknown[]) => Promise<unknown>;
    runner.query = ((...args: unknown[]) => {
      statements.push(String(args[0]));
      return query(...args);
    }) as typeof runner.query;
    return runner;
  };
  return statements;
}
