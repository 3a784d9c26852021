import { PostgresLimiter } from '../adapters/rate-limit/postgres-limiter';
import { PasswordService } from '../modules/member/password.service';
import { PasswordResetService } from '../modules/member/password-reset.service';
import { printResult, withDataSource } from './command';
import { commandText } from '../shared/text/command-text';

const USAGE = `쓰는 법: ${commandText('member:reset-password', '이메일')}

비밀번호를 잊은 회원에게 새 비밀번호를 만들어 한 번 보여 줍니다. 회원의 로그인은 모든 기기에서 끝납니다.
회원에게 새 비밀번호를 전하고, 로그인한 뒤 바꾸도록 알려 주세요.`;

const [email = '', ...rest] = process.argv.slice(2);

async function resetPassword(): Promise<string> {
  const password = await withDataSource((dataSource) =>
    new PasswordResetService({ dataSource, passwords: new PasswordService(), limiter: new PostgresLimiter(dataSource) }).reset(
      email,
    ),
  );
  return `${email} 회원의 새 비밀번호: ${password}\n다시 볼 수 없습니다. 회원의 로그인은 모든 기기에서 끝났습니다.`;
}

if (['--help', '-h'].includes(email)) console.log(USAGE);
else if (!email || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 1;
} else void printResult(resetPassword(), '만들지 못했습니다.');
