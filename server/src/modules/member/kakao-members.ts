import { randomInt } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { KakaoPerson } from '../../adapters/kakao/kakao-identity';
import { AppError } from '../../shared/errors';
import { MEMBER_RULES } from '../../shared/validation/member-rules';
import { checkEmail, checkNickName } from './member-checks';
import { asConflict } from './member-conflict';
import { Member } from './member.entity';
import { lockFirstSignIns } from './member.locks';
import type { SuspendedIdentities } from './suspended-identities';
import { findByEmail } from './member.repository';

/** For people whose Kakao nickname contains no allowed character. */
const DEFAULT_NICK_NAME = '발도장회원';
/** Suffixes tried before a large random one. */
const NUMBERS_MAX = 100;
const ATTEMPTS = 3;

/** Owns members who sign in with Kakao, identified by Kakao's id: an equal e-mail never links them to another account. */
export class KakaoMembers {
  constructor(private readonly parts: { dataSource: DataSource; suspendedIdentities: SuspendedIdentities }) {}

  async findOrCreate(person: KakaoPerson): Promise<Member> {
    return (await this.parts.dataSource.getRepository(Member).findOneBy({ kakaoId: person.id })) ?? this.create(person);
  }

  private async create(person: KakaoPerson): Promise<Member> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.parts.dataSource.transaction((manager) => this.insert(manager, person));
      } catch (error) {
        // A concurrent sign-up took the e-mail or the nickname: a retry sees its row.
        const conflict = asConflict(error);
        const isTaken = conflict instanceof AppError && conflict.code === 'CONFLICT';
        if (!isTaken || attempt === ATTEMPTS) throw conflict;
      }
    }
  }

  private async insert(manager: EntityManager, person: KakaoPerson): Promise<Member> {
    await lockFirstSignIns(manager);
    const existing = await manager.findOneBy(Member, { kakaoId: person.id });
    if (existing) return existing;
    const email = await emailFor(manager, person);
    const nickName = await nickNameFor(manager, person);
    const { identifiers } = await manager.insert(Member, { kakaoId: person.id, email, nickName, needsNickName: true });
    await this.parts.suspendedIdentities.assertFree(manager, { email, kakaoId: person.id });
    return manager.findOneByOrFail(Member, identifiers[0] as Pick<Member, 'id'>);
  }
}

async function emailFor(manager: EntityManager, { id, email }: KakaoPerson): Promise<string> {
  const isFree = email && !checkEmail(email) && !(await findByEmail(manager, email));
  return isFree ? email : `kakao_${id}${MEMBER_RULES.placeholderDomain}`;
}

async function nickNameFor(manager: EntityManager, person: KakaoPerson): Promise<string> {
  const name = cleanNickName(person.nickName ?? '');
  const candidates = [name, ...Array.from({ length: NUMBERS_MAX }, (_, index) => numbered(name, index + 2))];
  const rows = await manager
    .createQueryBuilder(Member, 'member')
    .select('lower(member.nickName)', 'nickName')
    .where('lower(member.nickName) IN (:...names)', { names: candidates.map((candidate) => candidate.toLowerCase()) })
    .getRawMany<{ nickName: string }>();
  const taken = new Set(rows.map(({ nickName }) => nickName));
  const free = candidates.find((candidate) => !taken.has(candidate.toLowerCase()));
  return free ?? numbered(name, randomInt(1_000_000, 10_000_000));
}

/** Removes everything but complete syllables, Latin letters and digits. */
function cleanNickName(nickName: string): string {
  const name = nickName
    .normalize('NFC')
    .replace(/[^가-힣A-Za-z0-9]/gu, '')
    .slice(0, MEMBER_RULES.nickName.max);
  return checkNickName(name) ? DEFAULT_NICK_NAME : name;
}

function numbered(name: string, number: number): string {
  const digits = String(number);
  return name.slice(0, MEMBER_RULES.nickName.max - digits.length) + digits;
}
