import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access, AllowsSuspended, ChecksSecret, CachedForVisitors } from '../../shared/access';
import { limitText } from '../../shared/validation/manual-texts';
import type { Viewer } from '../../shared/viewer';
import type { EmailService } from './email.service';
import { ConfirmEmailInput, RequestEmailChangeInput, RequestPasswordResetInput, ResetPasswordInput } from './member.input';
import { LINK_MINUTES } from './member-mails';
import { AccountSettings } from './member.output';
import type { ForgottenPasswordService } from './forgotten-password.service';

interface Context {
  /** Client address. */
  address: string;
}
/** For fields that require a sign-in. */
interface MemberContext {
  viewer: Viewer;
}

const NO_MAIL = '메일을 보내지 않는 서버이면 BAD_USER_INPUT';
const STALE_LINK = '이미 썼거나 시간이 지난 링크는 BAD_USER_INPUT';
const TRIES = `한 IP 주소에서 ${limitText('LINK_ADDRESS')}을 넘으면 TOO_MANY_REQUESTS입니다.`;
const OWN_REQUESTS = `한 회원이 ${limitText('MAIL_ACCOUNT')}을 넘게 요청하면 TOO_MANY_REQUESTS입니다.`;

@Resolver()
export class EmailResolver {
  constructor(
    private readonly emails: EmailService,
    private readonly forgotten: ForgottenPasswordService,
  ) {}

  @Access('PUBLIC')
  @CachedForVisitors()
  @Query(() => AccountSettings, { description: '이 서버에서 계정으로 할 수 있는 일' })
  accountSettings(): AccountSettings {
    return { isMailAvailable: this.emails.isAvailable };
  }

  @Access('PUBLIC')
  @AllowsSuspended()
  @Mutation(() => Boolean, {
    description: `비밀번호를 다시 정할 링크를 메일로 보냅니다. 링크는 ${LINK_MINUTES.RESET_PASSWORD}분 안에 한 번 쓸 수 있고, 새 링크를 받으면 먼저 받은 것은 쓸 수 없습니다. 가입하지 않은 이메일이어도 true입니다. ${NO_MAIL}, 한 이메일로 ${limitText('MAIL_ACCOUNT')}, 한 IP 주소에서 ${limitText('MAIL_ADDRESS')}을 넘으면 TOO_MANY_REQUESTS입니다.`,
  })
  requestPasswordReset(
    @Arg('input', () => RequestPasswordResetInput, { description: '비밀번호를 잊은 계정' }) input: RequestPasswordResetInput,
    @Ctx() { address }: Context,
  ) {
    return this.forgotten.request(input, address);
  }

  @Access('PUBLIC')
  @ChecksSecret()
  @AllowsSuspended()
  @Mutation(() => Boolean, {
    description: `메일로 받은 링크로 비밀번호를 다시 정합니다. 모든 기기에서 로그아웃되고, 이메일도 확인한 것이 됩니다. 성공하면 true입니다. ${STALE_LINK}, ${TRIES}`,
  })
  resetPassword(
    @Arg('input', () => ResetPasswordInput, { description: '메일로 받은 링크와 새 비밀번호' }) input: ResetPasswordInput,
    @Ctx() { address }: Context,
  ) {
    return this.forgotten.reset(input, address);
  }

  @Access('PUBLIC')
  @ChecksSecret()
  @AllowsSuspended()
  @Mutation(() => Boolean, {
    description: `메일로 받은 링크로 이메일을 확인합니다. 이메일을 바꾸는 링크이면 이때 바뀌고 모든 기기에서 로그아웃됩니다. 성공하면 true입니다. ${STALE_LINK}, 그사이 다른 회원이 쓰는 이메일은 CONFLICT, ${TRIES}`,
  })
  confirmEmail(
    @Arg('input', () => ConfirmEmailInput, { description: '메일로 받은 링크' }) input: ConfirmEmailInput,
    @Ctx() { address }: Context,
  ) {
    return this.emails.confirm(input, address);
  }

  @Access('MEMBER')
  @Mutation(() => Boolean, {
    description: `이메일을 확인할 링크를 메일로 다시 보냅니다. 성공하면 true입니다. 이미 확인했거나 ${NO_MAIL}, ${OWN_REQUESTS}`,
  })
  requestEmailConfirmation(@Ctx() { viewer }: MemberContext) {
    return this.emails.requestConfirmation(viewer);
  }

  @Access('MEMBER')
  @ChecksSecret()
  @Mutation(() => Boolean, {
    description: `새 이메일로 링크를 보냅니다. 링크를 열어야 이메일이 바뀝니다. 성공하면 true입니다. 이미 가입한 이메일은 CONFLICT, 비밀번호나 임시 코드가 다르거나 \`email\`이 남의 것이면 FORBIDDEN, ${NO_MAIL}, ${OWN_REQUESTS}`,
  })
  requestEmailChange(
    @Arg('input', () => RequestEmailChangeInput, { description: '바꿀 이메일' }) input: RequestEmailChangeInput,
    @Ctx() { viewer }: MemberContext,
  ) {
    return this.emails.requestChange(input, viewer);
  }
}
