import type { DataSource, EntityManager } from 'typeorm';
import { Member } from '../modules/member/member.entity';
import { Session } from '../modules/member/session.entity';
import { PasswordService } from '../modules/member/password.service';

/** Public by design. */
export const DEMO_PASSWORD = 'Baldojang1!';

interface DemoAccount {
  email: string;
  nickName: string;
  info: string;
  isAdmin: boolean;
  /** One of content/demo/portraits. */
  portrait?: string;
}

const DOMAIN = 'baldojang.example';

/** Id of a demo member in content/demo. */
export const idOf = ({ email }: { email: string }) => email.toLowerCase().replace(`@${DOMAIN}`, '');
export const emailOf = (id: string) => `${id}@${DOMAIN}`;

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    email: 'admin@baldojang.example',
    nickName: '발도장지기',
    info: '발도장을 돌보는 관리자입니다. 궁금한 점은 문의하기로 알려 주세요.',
    isAdmin: true,
  },
  {
    email: 'member@baldojang.example',
    nickName: '보리누나',
    info: '다섯 살 웰시코기 보리와 살아요.\n주말마다 산책길과 마당 있는 카페를 찾아다닙니다.',
    isAdmin: false,
    portrait: 'corgi',
  },
  {
    email: 'friend@baldojang.example',
    nickName: '나비집사',
    info: '낯가림 심한 고양이 나비와 함께 조용한 곳을 찾고 있어요.',
    isAdmin: false,
    portrait: 'calico',
  },
];

/**
 * Demo member created with the demo announcements. While this member exists, deleted announcements are not added again, and older
 * ones belong to the demo.
 */
export const DEMO_BOARD_READER = { email: 'newcomer@baldojang.example', nickName: '막가입한자몽이' } as const;

/**
 * Adds demo accounts, unless there are members already.
 * @returns how many were added
 */
export async function addDemoAccounts(dataSource: DataSource): Promise<number> {
  if (await dataSource.getRepository(Member).exists()) return 0;
  const passwordHash = await new PasswordService().hash(DEMO_PASSWORD);
  // Another server may add the same ones concurrently.
  const { identifiers } = await dataSource
    .createQueryBuilder()
    .insert()
    .into(Member)
    .values(
      DEMO_ACCOUNTS.map(({ portrait: _, ...account }) => ({
        ...account,
        passwordHash,
        isDemo: true,
        emailConfirmedAt: () => 'now()',
      })),
    )
    .orIgnore()
    .execute();
  return identifiers.filter(Boolean).length;
}

/** The demo account, if it still is an administrator. */
export function findDemoAdmin(manager: EntityManager): Promise<Member | null> {
  const { email } = DEMO_ACCOUNTS.find(({ isAdmin }) => isAdmin)!;
  return manager.findOneBy(Member, { email, isDemo: true, isAdmin: true });
}

/**
 * For a demo database that goes into production: accounts that still have the public password lose password, role and sessions.
 * @returns the e-mails of the closed accounts
 */
export async function closeDemoAccounts(dataSource: DataSource): Promise<string[]> {
  const passwords = new PasswordService();
  const emails = DEMO_ACCOUNTS.map(({ email }) => email);
  const accounts = await dataSource
    .createQueryBuilder(Member, 'member')
    .where('lower(member.email) IN (:...emails)', { emails })
    .getMany();
  const closed: string[] = [];
  for (const { id, email, passwordHash } of accounts) {
    if (!(await passwords.matches(DEMO_PASSWORD, passwordHash))) continue;
    await dataSource.transaction(async (manager) => {
      await manager.update(Member, id, { passwordHash: await passwords.hashRandom(), isAdmin: false });
      await manager.delete(Session, { memberId: id });
    });
    closed.push(email);
  }
  return closed;
}
