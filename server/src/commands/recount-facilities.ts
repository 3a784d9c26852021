import { FacilityCounts } from '../modules/facility/facility-counts';
import { commandText } from '../shared/command-text';
import { describeFailure, onDatabase } from './on-database';

const USAGE = `쓰는 법: ${commandText('recount:facilities')}

지금 있는 장소로 검색과 지도의 집계를 처음부터 다시 계산합니다. 장소는 바뀌지 않으며, 서버는 켜 두어도 됩니다.`;

const [option, ...rest] = process.argv.slice(2);

if (option === '--help' || option === '-h') console.log(USAGE);
else if (option !== undefined || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 1;
} else
  onDatabase((dataSource) => new FacilityCounts(dataSource).recount()).then(
    (count) => console.log(`장소 ${count.toLocaleString('ko-KR')}곳의 집계를 다시 계산했습니다.`),
    (error: unknown) => {
      console.error(`다시 계산하지 못했습니다. ${describeFailure(error)}`);
      process.exitCode = 1;
    },
  );
