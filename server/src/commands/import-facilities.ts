import { mappedStack } from './lazy-source-maps';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import type { DataSource } from 'typeorm';
import { DataGoKrSource } from '../adapters/public-data/data-go-kr-source';
import { LocalFileSource } from '../adapters/public-data/local-file-source';
import { createStorage } from '../adapters/storage/create-storage';
import { type Config, loadConfig } from '../config';
import { connect } from '../database/connect';
import { openDatabase } from '../database/open-database';
import { demoBelongings } from '../demo/demo-belongings';
import { FacilityImportService } from '../modules/facility/import/facility-import.service';
import { formatImportReport } from '../modules/facility/import/format-import-report';
import { FileService } from '../modules/file/file.service';
import { commandText } from '../shared/text/command-text';
import { createLogger, type Logger } from '../shared/logger';
import { createProgressLine } from './progress-line';

const USAGE = `쓰는 법: ${commandText('import:facilities', '[--file 파일.csv] [--force]')}

  --file   내려받지 않고 이 CSV 파일을 가져옵니다.
  --force  이미 가져온 최신 자료라도 다시 내려받아 가져옵니다. 회원이 시연용 장소에 쓴 리뷰가 있어도 멈추지 않으며,
           그 리뷰는 시연용 장소와 함께 지워집니다. 한 지역의 장소가 다섯 곳에 한 곳 넘게 사라지게 되어도 멈추지 않습니다.`;

interface Options {
  file?: string;
  force?: boolean;
  help?: boolean;
}

function readOptions(): Options {
  try {
    return parseArgs({ options: { file: { type: 'string' }, force: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } })
      .values;
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${USAGE}`);
    process.exit(1);
  }
}

function filesOf(config: Config, dataSource: DataSource, log: Logger): FileService {
  const storage = createStorage(config, log);
  return new FileService({ dataSource, storage, stagingDir: join(config.dataDir, 'inbox'), log });
}

/** The server may be running: both work on the same database, and readers see the old places until the write is complete. */
async function importFacilities({ file, force }: Options): Promise<void> {
  // Rows are garbage soon after they were read; by its usual measure the heap would grow to several times what lives before that is
  // collected. Here and not on the command line, because a limit there would also stop a larger file.
  setFlagsFromString('--heap-growing-percent=50');
  const config = loadConfig();
  const log = createLogger(config.isProduction ? config.logLevel : 'warn', !config.isProduction);
  const database = await openDatabase(config, log);
  try {
    const dataSource = await connect({ url: database.url, migrationUrl: config.migrationDatabaseUrl, log });
    const progress = createProgressLine(process.stderr);
    try {
      const source = file ? new LocalFileSource(resolve(file)) : new DataGoKrSource();
      const report = await new FacilityImportService(dataSource, demoBelongings).importFile(source, {
        force,
        onProgress: (step) => progress.show(step),
      });
      progress.end();
      // Pictures that left with invented places; a server that runs would do it within a minute.
      if (report) await filesOf(config, dataSource, log).processDeletionQueue({ waits: true });
      console.log(report ? formatImportReport(report) : '새로운 자료가 없습니다. 가장 최근에 가져온 파일이 지금도 최신입니다.');
    } finally {
      progress.end();
      await dataSource.destroy();
    }
  } finally {
    await database.close();
  }
}

/** What a person can mend is told in its own words; anything else with its stack. */
function describeFailure(error: unknown): string {
  const { name, message, stack } = error as Error;
  const isTold = ['AppError', 'ConfigError', 'DatabaseUnreachableError', 'EmbeddedPostgresError'].includes(name);
  return isTold ? `가져오지 못했습니다. ${message}` : mappedStack(stack ?? message);
}

const options = readOptions();
if (options.help) console.log(USAGE);
else
  importFacilities(options).catch((error: unknown) => {
    console.error(describeFailure(error));
    process.exitCode = 1;
  });
