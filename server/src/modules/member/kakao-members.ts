import { randomInt } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { KakaoPerson } from '../../adapters/kakao/kakao-identity';
import { AppError } from '../../shared/errors';
import { MEMBER_RULES } from '../../shared/validation/member-rules';
import { checkEmail, checkNickName } from './member-checks';
import { asConflict } from './member-conflict';
import { Member } from './member.entity';
import { findByEmail } from './member.service';

/** First sign-ins take turns, so that two of one person make one member and two of one nickname get a number each. */
const FIRST_SIGN_IN_LOCK = 5_230_003;
/** For people whose own nickname leaves nothing that our rule allows. */
const DEFAULT_NICK_NAME = '발도장회원';
/** Numbers looked through before a large one is drawn. */
const NUMBERS_MAX = 100;
const ATTEMPTS = 3;

/** Owns the members that come from Kakao. They are known again by Kakao's id alone: an e-mail never joins them to another account. */
export class KakaoMembers {
  constructor(private readonly dataSource: DataSource) {}

  async findOrCreate(person: KakaoPerson): Promise<Member> {
    const known = await this.dataSource.getRepository(Member).findOneBy({ kakaoId: person.id });
    return known ?? this.create(person);
  }

  private async create(person: KakaoPerson): Promise<Member> {
    for (let attempt = 1; ; attempt++) {
      try {
        return await this.dataSource.transaction((manager) => insert(manager, person));
      } catch (error) {
        // An ordinary sign-up took the e-mail or the nickname at this very moment: the next look sees it.
        const conflict = asConflict(error);
        const isTaken = conflict instanceof AppError && conflict.code === 'CONFLICT';
        if (!isTaken || attempt === ATTEMPTS) throw conflict;
      }
    }
  }
}

async function insert(manager: EntityManager, person: KakaoPerson): Promise<Member> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [FIRST_SIGN_IN_LOCK]);
  const known = await manager.findOneBy(Member, { kakaoId: person.id });
  if (known) return known;
  const email = await emailFor(manager, person);
  const nickName = await nickNameFor(manager, person);
  const { identifiers } = await manager.insert(Member, { kakaoId: person.id, email, nickName });
  return manager.findOneByOrFail(Member, identifiers[0] as Pick<Member, 'id'>);
}

async function emailFor(manager: EntityManager, { id, email }: KakaoPerson): Promise<string> {
  const isFree = email && !checkEmail(email) && !(await findByEmail(manager, email));
  return isFree ? email : `kakao_${id}${MEMBER_RULES.placeholderDomain}`;
}

async function nickNameFor(manager: EntityManager, person: KakaoPerson): Promise<string> {
  const name = cleanNickName(person.nickName ?? '');
  const candidates = [name, ...Array.from({ length: NUMBERS_MAX }, (_, index) => numbered(name, index + 2))];
  const rows = await manager.query<{ nickName: string }[]>(
    'SELECT lower(nick_name) AS "nickName" FROM member WHERE lower(nick_name) IN (SELECT lower(unnest($1::text[])))',
    [candidates],
  );
  const taken = new Set(rows.map(({ nickName }) => nickName));
  const free = candidates.find((candidate) => !taken.has(candidate.toLowerCase()));
  return free ?? numbered(name, randomInt(1_000_000, 10_000_000));
}

/** What our rule leaves of a name: complete syllables, Latin letters and digits. */
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
