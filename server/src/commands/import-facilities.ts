import { mappedStack } from './lazy-source-maps';
import { join, resolve } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import type { DataSource } from 'typeorm';
import { DataGoKrSource } from '../adapters/public-data/data-go-kr-source';
import { LocalFileSource } from '../adapters/public-data/local-file-source';
import { createStorage } from '../adapters/storage/create-storage';
import type { Config } from '../config';
import { demoBelongings } from '../demo/demo-belongings';
import { FacilityImportService } from '../modules/facility/import/facility-import.service';
import { formatImportReport } from '../modules/facility/import/format-import-report';
import { FileService } from '../modules/file/file.service';
import { commandText } from '../shared/text/command-text';
import type { Logger } from '../shared/logger';
import { describeFailure, readOptions, withDataSource } from './command';
import { createProgressLine } from './progress-line';

const USAGE = `쓰는 법: ${commandText('import:facilities', '[--file 파일.csv] [--force]')}

  --file   내려받지 않고 이 CSV 파일을 가져옵니다.
  --force  이미 가져온 최신 자료라도 다시 내려받아 가져옵니다. 회원이 시연용 장소에 쓴 리뷰가 있어도 멈추지 않으며,
           그 리뷰는 시연용 장소와 함께 지워집니다. 한 지역의 장소가 다섯 곳에 한 곳 넘게 사라지게 되어도 멈추지 않습니다.`;

function filesOf(config: Config, dataSource: DataSource, log: Logger): FileService {
  const storage = createStorage(config, log);
  return new FileService({ dataSource, storage, stagingDir: join(config.dataDir, 'inbox'), log });
}

async function importFacilities(file: string | undefined, force = false): Promise<string> {
  // Rows become garbage soon: with the default the heap grows to several times the live data. Not a limit on the command line, which
  // would stop a larger file.
  setFlagsFromString('--heap-growing-percent=50');
  return withDataSource(async (dataSource, { config, log }) => {
    const progress = createProgressLine(process.stderr);
    try {
      const source = file ? new LocalFileSource(resolve(file)) : new DataGoKrSource();
      const report = await new FacilityImportService(dataSource, demoBelongings).importFile(source, {
        force,
        onProgress: (step) => progress.show(step),
      });
      // The files of deleted demo places; a running server would do it within a minute.
      if (report) await filesOf(config, dataSource, log).processDeletionQueue({ waits: true });
      return report ? formatImportReport(report) : '새로운 자료가 없습니다. 가장 최근에 가져온 파일이 지금도 최신입니다.';
    } finally {
      progress.end();
    }
  });
}

const { file, force, help } = readOptions(
  { file: { type: 'string' }, force: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
  USAGE,
);
if (help) console.log(USAGE);
else
  importFacilities(file, force).then(
    (text) => console.log(text),
    (error: unknown) => {
      console.error(`가져오지 못했습니다. ${mappedStack(describeFailure(error))}`);
      process.exitCode = 1;
    },
  );
