import { Pool } from 'pg';
import type { DataSource } from 'typeorm';

/** From now on every connection of the process is refused, as without a database. @returns ends it */
export function refuseConnections(dataSource: DataSource): () => void {
  const { master } = dataSource.driver as unknown as { master: Pool };
  const refused = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const mocks = [
    jest.spyOn(master, 'idleCount', 'get').mockReturnValue(0),
    (jest.spyOn(Pool.prototype, 'connect') as jest.SpyInstance).mockRejectedValue(refused),
  ];
  return () => mocks.forEach((mock) => mock.mockRestore());
}
