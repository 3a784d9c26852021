import { RoleService } from '../modules/member/role.service';
import { printResult, withDataSource } from './command';
import { commandText } from '../shared/text/command-text';

const USAGE = `쓰는 법: ${commandText('member:role', 'grant|revoke 이메일 admin')}

  grant   이 이메일로 가입한 회원을 관리자로 정합니다.
  revoke  이 회원의 관리자 권한을 거둡니다. 마지막 관리자의 권한은 거둘 수 없습니다.

바뀐 권한은 회원의 다음 요청부터 통합니다. 회원이 다시 로그인할 필요는 없습니다.`;

const [action = '', email = '', role = '', ...rest] = process.argv.slice(2);

async function changeRole(): Promise<string> {
  const isGrant = action === 'grant';
  const hasChanged = await withDataSource((dataSource) => new RoleService(dataSource).setByCommand(email, isGrant));
  if (isGrant) return hasChanged ? `${email} 회원은 이제 관리자입니다.` : `${email} 회원은 이미 관리자입니다.`;
  return hasChanged ? `${email} 회원은 이제 관리자가 아닙니다.` : `${email} 회원은 관리자가 아닙니다.`;
}

if (['--help', '-h'].includes(action)) console.log(USAGE);
else if (!['grant', 'revoke'].includes(action) || !email || role !== 'admin' || rest.length > 0) {
  console.error(USAGE);
  process.exitCode = 1;
} else void printResult(changeRole(), '바꾸지 못했습니다.');
